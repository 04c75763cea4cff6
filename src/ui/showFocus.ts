/** Firefox leaves what the Tab key has reached half out of view, where half of it is in view. */
export function showFocus() {
  addEventListener("keyup", ({ key, target }) => {
    if (key === "Tab" && target instanceof Element) target.scrollIntoView({ block: "nearest" });
  });
}
