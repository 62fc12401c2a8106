"""What a browser may do with our pages, and how much a visitor may send."""

from __future__ import annotations

from flask import Flask, Response, abort, request

from judge.site.setting import setting

LONGEST_PATH = 400
LONGEST_QUERY_STRING = 100_000

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}

ALWAYS_SECURE = "max-age=31536000"
"""Said where people reach the site by https: a browser asks in no other way from then on."""

SHARED = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "ETag, Retry-After",
    "Cross-Origin-Resource-Policy": "cross-origin",
}
"""Of data, which pages of other sites may read: it is the same for everybody, and no cookie is ever sent with it."""

ASKED_BEFORE = {
    "Access-Control-Allow-Methods": "GET, HEAD, POST",
    "Access-Control-Allow-Headers": "Content-Type, If-None-Match",
    "Access-Control-Max-Age": "86400",
}
"""What a browser that asks before is told about them."""


def install(app: Flask) -> None:
    """Give an application its bounds and headers."""

    @app.before_request
    def bound() -> None:
        if len(request.path) > LONGEST_PATH or len(request.query_string) > LONGEST_QUERY_STRING:
            abort(414)

    @app.after_request
    def guard(response: Response) -> Response:
        if request.path.endswith(".json") and setting().official == "never":
            response.headers.update(SHARED)
            response.headers.update(ASKED_BEFORE if request.method == "OPTIONS" else {})
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        if setting().public_url.startswith("https:"):
            response.headers["Strict-Transport-Security"] = ALWAYS_SECURE
        if request.endpoint == "static" and "v" not in request.args:
            response.headers["Cache-Control"] = "no-cache"
        if request.method == "POST" or response.status_code >= 400:
            response.headers["Cache-Control"] = "no-store"
        if request.endpoint != "static" and response.status_code == 200 and request.method in ("GET", "HEAD"):
            response.headers.setdefault("Cache-Control", "no-cache")
            response.add_etag()
            response.make_conditional(request)
        return response
