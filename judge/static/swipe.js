// A finger that goes sideways over a board turns to the step before or behind.

const FAR = 48;

/** Tell `act` of each such finger over what fits a selector: where it was, and whether it goes on to `next` or back to `prev`. */
export function onSwipe(selector, act) {
  let began = null;
  document.addEventListener("touchstart", ({ touches, target }) => {
    const place = target instanceof Element ? target.closest(selector) : null;
    began = place && touches.length === 1 ? { place, x: touches[0].clientX, y: touches[0].clientY } : null;
  }, { passive: true });
  document.addEventListener("touchend", ({ changedTouches: [touch] }) => {
    if (!began) return;
    const { place, x, y } = began;
    began = null;
    const [aside, down] = [touch.clientX - x, touch.clientY - y];
    if (Math.abs(aside) >= FAR && Math.abs(aside) > 2 * Math.abs(down)) act(place, aside < 0 ? "next" : "prev");
  }, { passive: true });
}
