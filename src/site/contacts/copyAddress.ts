import { copyText } from "../../platform/browser/clipboard.ts";

/** Copies the address beside a button of `MailAddress`, and says in the line there how it went. */
export async function copyAddress(button: HTMLButtonElement): Promise<void> {
  const address = button.parentElement?.querySelector("a");
  const line = button.parentElement?.querySelector("[aria-live]");
  if (!address || !line) return;
  // A screen reader does not say the same words twice, and only the last address is in the
  // clipboard: every line is emptied first.
  for (const each of document.querySelectorAll(".mail-address [aria-live]")) each.textContent = "";
  if (await copyText(address.textContent)) {
    line.textContent = "Indirizzo copiato.";
  } else {
    getSelection()?.selectAllChildren(address);
    line.textContent =
      "Il browser non permette di copiare. L’indirizzo è selezionato: copiatelo dal menu o dalla tastiera.";
  }
}
