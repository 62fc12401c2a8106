// What close looking finds on a page: what is cut, what has no visible focus, what moves, what it weighs.
(() => {
  const ACTIVE = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]";
  const name = (one) => one.outerHTML.replace(/\s+/g, " ").slice(0, 140);
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0;
  const styleOf = (one) => getComputedStyle(one);
  const unseen = (one) => styleOf(one).clipPath === "inset(50%)" || (one.parentElement && unseen(one.parentElement));
  const scrolls = (one) => one !== document.body && (/auto|scroll/.test(styleOf(one).overflowX) || (one.parentElement && scrolls(one.parentElement)));

  /** What is wider than the window or its box, and what a box hides; a line that ends in an ellipsis may. */
  function cut() {
    const found = [];
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`the page is ${wide} px too wide`);
    for (const one of document.body.querySelectorAll("*:not(svg *, input, textarea, select, option)")) {
      const style = styleOf(one);
      if (!seen(one) || unseen(one) || /inline$|contents/.test(style.display) || /auto|scroll/.test(style.overflowX)) continue;
      if (style.textOverflow === "ellipsis") continue;
      const over = one.clientWidth && one.scrollWidth - one.clientWidth > 1;
      const under = one.scrollHeight - one.clientHeight > 1 && /hidden|clip/.test(style.overflowY);
      if (over || under) found.push(`spills over: ${name(one)}`);
      if (one.getBoundingClientRect().right - innerWidth > 1 && !scrolls(one)) found.push(`leaves the window: ${name(one)}`);
    }
    return found;
  }

  function outlined(one) {
    const { outlineStyle, outlineWidth, outlineColor } = styleOf(one);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
  }

  /** Whether a part of it lies in the window and nothing lies over that part. */
  function bare(one) {
    for (const { left, top, width, height } of one.getClientRects()) {
      const parts = Math.max(3, Math.ceil(height / 40));
      for (let part = 0; part < parts; part += 1) {
        const hit = document.elementFromPoint(left + Math.min(width, 24) / 2, top + (height * (part + 0.5)) / parts);
        if (hit && (one.contains(hit) || hit.contains(one))) return true;
      }
    }
    return false;
  }

  /** What the keyboard cannot reach, or reaches without a sign; the buttons beside a number only do what its arrow keys do. */
  function unfocused(most) {
    const all = [...document.querySelectorAll(ACTIVE)].filter((one) => seen(one) && !one.matches(":disabled"));
    const every = Math.max(1, Math.ceil(all.length / most));
    const found = [];
    for (const one of all.filter((_, place) => place % every === 0)) {
      const own = one.matches("a, button, input, select, textarea, summary") && !one.closest(".amount")?.querySelector("input[type=number]");
      if (one.tabIndex < 0 && own) found.push(`cannot be reached: ${name(one)}`);
      if (one.tabIndex > 0) found.push(`breaks the order: ${name(one)}`);
      if (one.tabIndex < 0) continue;
      one.focus();
      const shown = unseen(one) ? one.closest("label") : one;
      if (document.activeElement !== one) found.push(`takes no focus: ${name(one)}`);
      else if (!shown || !outlined(shown)) found.push(`shows no focus: ${name(one)}`);
      else if (!bare(shown)) found.push(`is covered or out of sight: ${name(one)}`);
    }
    document.activeElement?.blur();
    return found;
  }

  /** What moves for longer than a millisecond. */
  function moving() {
    const long = (times) => times.split(",").some((time) => parseFloat(time) * (/ms$/.test(time.trim()) ? 1 : 1000) > 1);
    const moves = ({ animationName, animationDuration, transitionDuration, scrollBehavior }) =>
      (animationName !== "none" && long(animationDuration)) || long(transitionDuration) || scrollBehavior === "smooth";
    const all = [...document.querySelectorAll("*")];
    return all.filter((one) => [null, "::before", "::after"].some((part) => moves(getComputedStyle(one, part)))).map(name);
  }

  /** How many bytes the page's own files took on their way. */
  function weight() {
    return performance.getEntriesByType("resource").reduce((sum, one) => sum + one.encodedBodySize, 0);
  }

  function open() {
    for (const one of document.querySelectorAll("details")) one.open = true;
  }

  /** Leave of each sort of things that stand side by side only the first few. */
  function thin(most) {
    for (const parent of document.querySelectorAll("main, main *:not(svg, svg *)")) {
      const counts = new Map();
      for (const one of [...parent.children]) {
        const sort = `${one.localName}.${one.className}`;
        counts.set(sort, (counts.get(sort) ?? 0) + 1);
        if (counts.get(sort) > most) one.remove();
      }
    }
  }

  globalThis.probe = { cut, unfocused, moving, weight, open, thin };
})();
