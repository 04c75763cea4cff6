const AGAIN = "Aprilo con Word o con LibreOffice, salvalo come documento Word (.docx) e riprova.";

/** Why a translator's document cannot be read, and what to do. */
export const refusals = {
  empty: "Il file è vuoto. Chiedi al traduttore di mandarlo di nuovo.",
  tooLarge:
    "Il documento è troppo grande: supera 20 MB. Togli le immagini e ciò che è stato aggiunto, poi salvalo di nuovo.",
  oldWord: `Questo è un documento Word di vecchio formato (.doc). ${AGAIN}`,
  encrypted:
    "Il documento è protetto da una password. Aprilo con Word, togli la password, salvalo e riprova.",
  openDocument: `Questo è un documento OpenDocument (.odt). ${AGAIN}`,
  pdf: "Questo è un PDF: da qui non si possono rileggere le traduzioni. Chiedi al traduttore il documento Word (.docx) che ha compilato.",
  richText: `Questo è un documento RTF. ${AGAIN}`,
  pages:
    "Questo è un documento di Pages. Aprilo con Pages, scegli «Esporta in Word» e carica il file .docx che ottieni.",
  sheet:
    "Questo è un foglio di calcolo. Qui serve il documento Word (.docx) preparato per il traduttore.",
  otherZip:
    "Questo file non è un documento Word. Scegli il documento (.docx) che il traduttore ti ha rimandato.",
  notWord:
    "Questo file non è un documento Word. Se è un testo semplice, chiedi al traduttore il documento Word (.docx) che ha compilato.",
  damaged: `Il documento è danneggiato e non si può leggere per intero. ${AGAIN} Se non basta, chiedi al traduttore di mandarlo di nuovo.`,
  unsafe:
    "Il documento contiene definizioni che un documento Word non ha, e per prudenza non è stato letto. Aprilo con Word, salvalo di nuovo e riprova.",
  noTable:
    "In questo documento non c’è la tabella dei testi da tradurre. Scegli il documento preparato qui e compilato dal traduttore.",
  noCodes:
    "I codici della prima colonna sono stati cancellati o cambiati, e i testi non si possono rimettere al loro posto. Crea di nuovo il documento e copiaci le traduzioni.",
  untranslated:
    "La colonna della traduzione è vuota. Forse è il documento di partenza: scegli quello compilato dal traduttore.",
  twoLanguages:
    "Questo documento contiene tabelle di lingue diverse. Dividilo in un documento per lingua e carica un documento alla volta.",
};
