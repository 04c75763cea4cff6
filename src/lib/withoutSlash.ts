/** `/list/` and `/list` are one page: the address without the slash at its end. */
export function withoutSlash(address: string): string {
  return address.replace(/\/+$/, "");
}
