/**
 * Calls `pressed` with the digit when one is pressed together with Control and Shift, until
 * `signal` aborts: no screen reader owns these, nor do they type anything.
 */
export function watchKeys(pressed: (digit: string) => boolean, signal: AbortSignal) {
  addEventListener(
    "keydown",
    (event) => {
      if (!event.ctrlKey || !event.shiftKey || event.altKey || event.metaKey || event.repeat)
        return;
      // What is behind a dialog cannot be pressed.
      if (document.querySelector("dialog:modal")) return;
      // By its place: with Shift the same key gives another sign on every keyboard. Those of the
      // number pad are screen readers’.
      const digit = /^Digit(\d)$/.exec(event.code)?.[1];
      if (digit && pressed(digit)) event.preventDefault();
    },
    { signal },
  );
}
