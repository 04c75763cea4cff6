/** One steady pulse, on devices that have it. */
export function vibrate() {
  // Missing on every iPhone.
  navigator.vibrate?.(200);
}
