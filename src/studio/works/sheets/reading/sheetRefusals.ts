import { MB } from "../../../../content/schema/limits.ts";
import { limits } from "./limits.ts";

const SAVE_AS =
  "Aprilo con Excel, scegli File, poi Salva con nome, e salvalo come «Cartella di lavoro di Excel (.xlsx)». Poi scegli qui il nuovo file.";

/** Why a sheet is not taken, and what to do then. */
export const sheetRefusals = {
  empty: "Il file è vuoto. Controlla di aver scelto quello giusto.",
  tooLarge: `Il file supera i ${limits.fileBytes / MB} MB. Di solito sono le immagini incollate nel foglio: toglile, salva il file e riprova. Le immagini delle opere si aggiungono dopo, una per una.`,
  tooMuchInside:
    "Dentro questo file ci sono troppi dati per un elenco di opere, e non è stato aperto. Copia le righe che ti servono in un foglio nuovo, salvalo come .xlsx e riprova.",
  damaged: `Il file sembra danneggiato o incompleto, e non si riesce a leggerlo. Se lo hai scaricato, scaricalo di nuovo. Altrimenti: ${SAVE_AS}`,
  encrypted:
    "Il file è protetto da una password. Aprilo con Excel, scegli File, Informazioni, Proteggi cartella di lavoro, togli la password e salvalo. Poi sceglilo di nuovo.",
  oldExcel: `Questo è un file di Excel nel vecchio formato .xls. ${SAVE_AS}`,
  binaryExcel: `Questo è un file di Excel nel formato binario .xlsb. ${SAVE_AS}`,
  openDocument:
    "Questo è un foglio di LibreOffice o OpenOffice (.ods). Aprilo, scegli File, poi Salva con nome, e come tipo «Excel 2007-365 (.xlsx)». Poi scegli qui il nuovo file.",
  numbers:
    "Questo è un foglio di Numbers. Aprilo, scegli File, Esporta in, Excel, e salvalo come .xlsx. Poi scegli qui il nuovo file.",
  webPage: `Questo file ha il nome di un foglio, ma dentro è una pagina web o un documento XML: alcuni programmi esportano così. ${SAVE_AS}`,
  pdf: "Questo è un PDF: da un PDF le righe e le colonne non si possono leggere con certezza. Chiedi il foglio da cui è nato, oppure copia la tabella in Excel e salvala come .xlsx.",
  document:
    "Questo è un documento di testo, non un foglio. Se contiene una tabella, copiala in Excel e salvala come .xlsx.",
  otherZip:
    "Questo è un archivio compresso, non un foglio. Se il foglio è dentro l’archivio, estrailo e scegli quello.",
  other:
    "Questo file non è un foglio che si può leggere qui. Vanno bene i file di Excel (.xlsx) e i file di testo con separatori (.csv, .tsv).",
  noRows:
    "Nel file non c’è nessuna riga scritta. Controlla di aver salvato il foglio e di aver scelto il file giusto.",
} as const;
