/** The name of a control, with what it plays where a page has several players. */
export function controlName(control: string, part: string | undefined) {
  return part === undefined ? control : `${control}, ${part}`;
}
