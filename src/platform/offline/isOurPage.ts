/** Whether the build made this page, and not a network that wants the visitor to sign in. */
export function isOurPage(html: string): boolean {
  return html.includes("data-prerendered=");
}
