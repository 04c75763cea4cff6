/** Names that are reserved: whatever is printed with one of them leads nowhere, for ever. */
const reserved = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|localhost|test)$/;

/** Whether an address is only an example. */
export function isExample(address: string): boolean {
  return reserved.test(new URL(address).hostname);
}
