import { MB } from "../../../content/schema/limits.ts";

/** In bytes: a translator’s document has a few hundred thousand. */
export const mostBytes = 20 * MB;

const AGAIN = "Aprilo con Word o con LibreOffice, salvalo come documento Word (.docx) e riprova.";

/** Why a translator's document cannot be read, and what to do. */
export const documentRefusals = {
  empty: "Il file è vuoto. Chiedi a chi ha tradotto di mandarlo di nuovo.",
  tooLarge: `Il documento è troppo grande: supera i ${mostBytes / MB} MB. Togli le immagini e ciò che è stato aggiunto, poi salvalo di nuovo.`,
  oldWord: `Questo è un documento Word nel vecchio formato .doc. ${AGAIN}`,
  encrypted:
    "Il documento è protetto da una password. Aprilo con Word, togli la password, salvalo e riprova.",
  openDocument: `Questo è un documento OpenDocument (.odt). ${AGAIN}`,
  pdf: "Questo è un PDF: da un PDF le traduzioni non si possono riprendere. Chiedi a chi ha tradotto il documento Word (.docx) compilato.",
  richText: `Questo è un documento RTF. ${AGAIN}`,
  pages:
    "Questo è un documento di Pages. Aprilo con Pages, scegli File, Esporta in, Word, e riprendi qui il file .docx che ottieni.",
  sheet:
    "Questo è un foglio di calcolo. Qui serve il documento Word (.docx) scaricato dallo studio e compilato.",
  otherZip:
    "Questo file non è un documento Word. Scegli il documento (.docx) che ti ha rimandato chi ha tradotto.",
  notWord:
    "Questo file non è un documento Word. Se è un testo semplice, chiedi a chi ha tradotto il documento Word (.docx) compilato.",
  damaged: `Il documento è danneggiato e non si può leggere per intero. ${AGAIN} Se non basta, chiedi a chi ha tradotto di mandarlo di nuovo.`,
  unsafe:
    "Il documento contiene qualcosa che in un documento Word non dovrebbe esserci, e per prudenza non è stato letto. Aprilo con Word, salvalo di nuovo e riprova.",
  noTable:
    "In questo documento non c’è la tabella dei testi da tradurre. Scegli il documento scaricato da qui, e compilato da chi ha tradotto.",
  noCodes:
    "I codici della prima colonna sono stati cancellati o cambiati, e i testi non si possono rimettere al loro posto. Scarica di nuovo il documento e copiaci le traduzioni.",
  untranslated:
    "La colonna della traduzione è vuota. Forse è il documento di partenza: scegli quello compilato da chi ha tradotto.",
  twoLanguages:
    "Questo documento contiene tabelle di lingue diverse. Dividilo in un documento per lingua, e riprendine uno alla volta.",
};
