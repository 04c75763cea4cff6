import { zipLimits } from "../../content/schema/limits.ts";
import { requestPersistence } from "../../platform/browser/studioPage.ts";
import { desk } from "../desk/desk.ts";
import type { MuseumFileRefusal } from "../desk/openMuseumFile.ts";
import type { LeftOut } from "../desk/tasks.ts";
import { createStoredDraft } from "../draft/drafts.ts";

/** Why a file was not imported; the details of the check are in English. */
export type ImportRefusal = { phase: "refused"; words: string; details: readonly string[] };

const reasons: Record<MuseumFileRefusal["about"], string> = {
  zip: "Non è un file di Varco, o non è arrivato intero. Scaricalo o copialo di nuovo, poi riprova.",
  path: "Dentro ci sono nomi di file che potrebbero fare danni: per prudenza non è stato aperto. Fattelo mandare di nuovo da chi lo ha preparato con Varco.",
  bomb: "Dentro c’è molto più di quanto possa contenere una guida: per prudenza non è stato aperto. Controlla di aver scelto il file giusto, o fattelo mandare di nuovo.",
  header:
    "È fatto in un modo che Varco non usa: non è stato aperto. Fattelo mandare così come Varco lo ha preparato.",
  kind: "Dentro c’è qualcosa che non fa parte di una guida. Fattelo mandare di nuovo, scaricato dalla pagina Pubblica.",
  manifest:
    "È stato cambiato dopo la consegna: quello che contiene non corrisponde al suo elenco. Fattelo mandare così come Varco lo ha preparato.",
  content:
    "Dentro c’è un’immagine, una registrazione o un film che non è quello che dice il suo nome: per prudenza non è stato aperto. Fattelo mandare di nuovo da chi lo ha preparato con Varco.",
  museum:
    "La scheda del museo dentro il file non si può leggere: non è stato aperto. Fattelo mandare così come Varco lo ha preparato.",
};

/** Reads a museum’s zip and stores it as a new draft. */
export async function importDraft(
  file: Blob,
): Promise<{ phase: "opened"; id: string; leftOut: LeftOut[] } | ImportRefusal> {
  // A larger file would fill the memory before it is refused.
  if (file.size > zipLimits.bytes) return { phase: "refused", words: reasons.bomb, details: [] };
  try {
    const opened = await desk("open", new Uint8Array(await file.arrayBuffer()));
    if (opened.phase === "refused")
      return { phase: "refused", words: reasons[opened.about], details: opened.details };
    const id = await createStoredDraft(opened.documents, opened.files);
    void requestPersistence();
    return { phase: "opened", id, leftOut: opened.leftOut };
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    const words = isFull
      ? "Su questo dispositivo non c’è posto per una bozza così grande. Libera spazio e riprova."
      : "Il file non si è aperto. Riprova; se succede ancora, ricarica la pagina.";
    return { phase: "refused", words, details: isFull ? [] : [String(error)] };
  }
}
