"""Pages travel compressed; each form of a page has a mark of its own, so that nobody is given the wrong one."""

from __future__ import annotations

from flask import Flask, Response, request
from flask_compress import Compress

ALGORITHMS = ["br", "gzip"]

TEXTS = [
    "application/javascript",
    "application/json",
    "application/manifest+json",
    "image/svg+xml",
    "text/css",
    "text/html",
    "text/javascript",
    "text/markdown",
    "text/plain",
]


def install(app: Flask) -> None:
    """Let an application compress what it answers; what has to see the finished body must be installed before."""
    app.config.update(
        COMPRESS_ALGORITHM=ALGORITHMS,
        COMPRESS_MIMETYPES=TEXTS,
        COMPRESS_STREAMS=False,
    )
    Compress(app)

    @app.after_request
    def whole(response: Response) -> Response:
        if request.endpoint == "static" and response.status_code == 200:
            response.direct_passthrough = False
            response.get_data()
        if response.status_code == 200 and request.method in ("GET", "HEAD"):
            response.add_etag()
        return response
