/** Whether a page is one that the build made, of whatever kind: a network that wants to be signed in to has its own. */
export function isOurPage(html: string): boolean {
  return html.includes("data-prerendered=");
}
