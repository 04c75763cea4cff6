/** Moves the focus of keyboard and screen reader to a heading or a section, and nothing on the screen. */
export function focusOn(target: HTMLElement | null) {
  target?.setAttribute("tabindex", "-1");
  target?.focus({ preventScroll: true });
}
