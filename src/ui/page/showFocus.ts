/** Firefox does not scroll to what the Tab key reaches if half of it is in view: this does. */
export function showFocus() {
  addEventListener("keyup", ({ key, target }) => {
    if (key === "Tab" && target instanceof Element) target.scrollIntoView({ block: "nearest" });
  });
}
