/**
 * Calls `pressed` with the digit when one is pressed together with Alt and Shift, until `signal`
 * aborts. Screen readers own single letters and digits, the arrows, Control and, on a Mac, Control
 * with Alt; browsers own Alt and Control alone.
 */
export function watchKeys(pressed: (digit: string) => boolean, signal: AbortSignal) {
  addEventListener(
    "keydown",
    (event) => {
      if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || event.repeat)
        return;
      // What is behind a dialog cannot be pressed.
      if (document.querySelector("dialog:modal")) return;
      // By its place: with Shift the same key gives another sign on every keyboard.
      const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
      if (digit && pressed(digit)) event.preventDefault();
    },
    { signal },
  );
}
