import { copy } from "../../platform/clipboard.ts";

/** Copies what a button of `MailAddress` stands for, and says in the line beside it how it went. */
export async function copyAddress(button: HTMLButtonElement): Promise<void> {
  const address = button.parentElement?.querySelector("a");
  const line = button.parentElement?.querySelector("[aria-live]");
  if (!address || !line) return;
  // All of them: the same words twice would not be said twice, and only the last was copied.
  for (const each of document.querySelectorAll(".mail-address [aria-live]")) each.textContent = "";
  if (await copy(address.textContent)) {
    line.textContent = "Indirizzo copiato.";
  } else {
    getSelection()?.selectAllChildren(address);
    line.textContent =
      "Il browser non permette di copiare. L’indirizzo è selezionato: copiatelo dal menu o dalla tastiera.";
  }
}
