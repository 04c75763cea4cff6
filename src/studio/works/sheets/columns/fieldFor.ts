import { normalise } from "../../facts/normalise.ts";
import { languages, type Language } from "../../../../i18n/languages.ts";
import { spokenFields, type SheetField } from "./sheetFields.ts";

/** How columns are called, the surest name first: of two columns for a field the surer one is it. */
const headings: Readonly<Record<Exclude<SheetField, `${string}-${string}`>, string>> = {
  id: "n etichetta|numero etichetta|etichetta|label number|label no|label|n opera|numero opera|n audioguida|n|nr|no|num|numero|number|#|id|codice|n progressivo|progressivo|n ordine|stop",
  title:
    "titolo|title|titolo soggetto|titolo opera|titolo e soggetto|denominazione|nome|name|opera|work|artwork|soggetto|subject|oggetto titolo",
  makers:
    "autore|autori|autore i|artista|artisti|artist|artists|maker|makers|author|creator|autore ambito|autore ambito culturale|autore nome|nome autore|nome artista|attribuzione|pittore|scultore|ambito culturale",
  date: "data|date|datazione|anno|year|data esecuzione|data realizzazione|anno esecuzione|anno realizzazione|data opera|dating|cronologia|data cronologia|data epoca|epoca|periodo|period|secolo|century",
  technique:
    "tecnica|technique|tecnica e materiali|tecnica e materiale|materiali e tecnica|materiali e tecniche|materiale e tecnica|materia e tecnica|materia tecnica|tecnica materiali|tecnica materiale|tecnica supporto|tecnica e supporto|medium|materials|materials and technique|materials and techniques|materiali|materiale|materia|material",
  size: "misure|dimensioni|size|dimensions|misura|dimensione|measurements|misure opera|formato|h x l|h x l x p|altezza x larghezza",
  height: "altezza|height|h|alt|misa",
  width: "larghezza|width|l|w|largh|larg|base|misl|lunghezza|length|lungh",
  depth: "profondita|depth|p|prof|spessore|d|misp",
  diameter: "diametro|diameter|diam|ø|misd",
  inventory:
    "n inventario|numero inventario|inventario|inventory number|inventory no|inventory|inv|n inv|inv n|inv no|num inv|nr inv|nr inventario|no inv|numero inv|accession number|accession no|n catalogo generale|segnatura",
  room: "sala|room|stanza|n sala|numero sala|ubicazione|collocazione|location|gallery|sede|posizione|piano",
  kind: "tipo|kind|type|tipologia|tipo opera|tipologia opera|categoria|category|oggetto|object|object type|classe|definizione|genere",
  short:
    "testo breve|descrizione breve|short|short text|short description|sintesi|abstract|breve descrizione|didascalia|introduzione",
  description:
    "descrizione|description|testo|text|testo da leggere|descrizione opera|testo lungo|scheda|descrizione estesa|long description|testo scheda",
  alt: "alternativa testuale|testo alternativo|alt|alt text|descrizione immagine|alternative text",
  note: "note|nota|notes|note interne|osservazioni|commenti|comments|remarks|annotazioni",
};

const languageWords: Record<Language, RegExp> = {
  it: /\b(?:it|ita|italiano|italiana|italian)\b/,
  en: /\b(?:en|eng|ing|gb|uk|inglese|english)\b/,
  fr: /\b(?:fr|fra|francese|french|francais)\b/,
  de: /\b(?:de|deu|ger|ted|tedesco|tedesca|german|deutsch)\b/,
  es: /\b(?:es|esp|spa|spagnolo|spagnola|spanish|espanol)\b/,
};

type Plain = keyof typeof headings;

const known = new Map(
  Object.entries(headings).flatMap(([field, names]) =>
    names.split("|").map((name, rank) => [name, { field: field as Plain, rank }] as const),
  ),
);

/** What a column with this heading is, and how sure that is: 0 is the surest. */
export function fieldFor(heading: string): { field: SheetField; rank: number } | undefined {
  if (heading.length > 80) return undefined;
  const plain = normalise(heading).replaceAll(/[∅⌀]/g, "ø");
  const words = lettersOf(plain);
  const language = languages.find((code) => languageWords[code].test(words));
  if (language) {
    const found = lookUp(
      words.replace(languageWords[language], " ").replace(/\b(?:in|lingua)\b/, " "),
    );
    const field = spokenFields.find((spoken) => spoken === found?.field);
    if (field && found) return { field: `${field}In-${language}`, rank: found.rank };
  }
  return lookUp(words) ?? lookUp(lettersOf(plain.split("/")[0] ?? ""));
}

/** Letters alone, without units, asides and little words: “Misure (in cm)” is “misure”. */
function lettersOf(plain: string): string {
  const isBracketed = /^[[(].*[\])]$/.test(plain);
  return plain
    .replaceAll(/[([](?:in )?(?:cm|mm|m|cm\.)[)\]]/g, " ")
    .replaceAll(/[°º]/g, " ")
    .replaceAll(isBracketed ? /[[\]()]/g : /[^a-z#ø]/g, " ")
    .replaceAll(/[^a-z#ø]/g, " ");
}

function lookUp(words: string) {
  const all = words.split(" ").filter(Boolean);
  const plain = all.filter((word) => !/^(?:cm|mm|in)$/.test(word));
  const bare = plain.filter(
    (word) => !/^(?:d|dell|dello|della|del|dei|di|delle|l|la|il|of|the)$/.test(word),
  );
  return known.get(plain.join(" ")) ?? known.get(bare.join(" "));
}
