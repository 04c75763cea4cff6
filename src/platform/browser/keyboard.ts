/**
 * Calls `pressed` with the digit when one is pressed together with Control and Shift, until
 * `signal` aborts: no screen reader owns these keys, and they type nothing.
 */
export function watchKeys(pressed: (digit: string) => boolean, signal: AbortSignal) {
  addEventListener(
    "keydown",
    (event) => {
      if (!event.ctrlKey || !event.shiftKey || event.altKey || event.metaKey || event.repeat)
        return;
      // A button behind a modal dialog cannot be pressed, so its key does nothing either.
      if (document.querySelector("dialog:modal")) return;
      // With Shift a digit gives another character on every keyboard, so the key is known by its
      // place. The digits of the number pad belong to screen readers.
      const digit = /^Digit(\d)$/.exec(event.code)?.[1];
      if (digit && pressed(digit)) event.preventDefault();
    },
    { signal },
  );
}
