/** Reserved names (RFC 2606): a code printed with one leads to no museum. */
const reserved = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|localhost|test)$/;

/** Whether an address is only an example. */
export function isExample(address: string): boolean {
  return reserved.test(new URL(address).hostname);
}
