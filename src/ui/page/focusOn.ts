/** Moves the focus of keyboard and screen reader to a heading or a section, without scrolling. */
export function focusOn(target: HTMLElement | null) {
  target?.setAttribute("tabindex", "-1");
  target?.focus({ preventScroll: true });
}
