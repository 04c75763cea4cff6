/** Puts `text` where the visitor can paste it from; false where the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Missing on pages without HTTPS, and refused where the page is not in front.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
