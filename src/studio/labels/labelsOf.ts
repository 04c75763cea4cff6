import type { Language } from "../../i18n/languages.ts";
import { factsInWords } from "../../content/publishing/factsInWords.ts";
import { at, type MuseumDocument, type Read } from "../draft/documents/documents.ts";
import { untitled } from "../draft/export/publishableMuseum.ts";
import { labelWords } from "./labelWords.ts";

/** Words in their language. */
export type LabelText = { language: Language; text: string };

/** A label to be printed. */
export type Label = {
  /** The work’s, or what else it is for. */
  key: string;
  number?: number;
  /** What the code is called by a screen reader. */
  codeName: string;
  /** What the code holds, and what is to be written into a tag. */
  address: string;
  title: LabelText;
  translation?: LabelText;
  /** Under the title: whose work it is, or the address for whoever types it. */
  maker?: { text: string; language?: Language };
  how: readonly LabelText[];
};

/** The label of a work; its code is the address of its page. */
export function labelOfWork(
  read: Read,
  slug: string,
  site: string,
  languages: readonly Language[],
): Label | undefined {
  const { address, languages: spoken } = read(at.museum)!;
  const facts = read(at.work(slug));
  if (!facts) return undefined;
  const [own] = spoken;
  const [first = own] = languages;
  const title = facts.title.trim() || untitled(facts);
  const translated = languages
    .filter((language) => language !== own)
    .map((language) => ({ language, text: read(at.words(language, slug))?.title?.trim() ?? "" }))
    .find(({ text }) => text && text !== title);
  const makers = facts.makers?.filter(({ name }) => name.trim()) ?? [];
  const page = `${site}/${address}/artwork/${facts.id}`;
  return {
    key: slug,
    number: facts.id,
    codeName: `Codice di ${title}, numero ${facts.id}`,
    address: page,
    title: { language: own, text: title },
    ...(translated && { translation: translated }),
    ...(makers.length > 0 && { maker: { language: first, text: makersIn(first) } }),
    how: languages.map((language) => ({ language, text: labelWords[language].ofWork(facts.id) })),
  };

  function makersIn(language: Language) {
    const [maker, ...others] = makers;
    // Most works have one maker, and a sentence for each of a thousand takes long.
    if (maker && !maker.hand && others.length === 0) return maker.name.trim();
    return factsInWords({ ...facts!, slug, makers }, undefined, language).artist;
  }
}

/** The label for whoever reads what a guide says. */
export function labelOfCaptions(
  { address, languages: spoken }: MuseumDocument,
  site: string,
  languages: readonly Language[],
): Label {
  const [first = spoken[0], second] = languages;
  const page = `${site}/${address}/transcription`;
  return {
    key: "+captions",
    codeName: "Codice dei sottotitoli della guida",
    address: page,
    title: { language: first, text: labelWords[first].captions.title },
    ...(second && {
      translation: { language: second, text: labelWords[second].captions.title },
    }),
    maker: { text: withoutScheme(page) },
    how: languages.map((language) => ({ language, text: labelWords[language].captions.how })),
  };
}

/** The label for the ticket desk: it leads to the museum’s first page. */
export function labelOfFirstPage(
  { address, name, languages: spoken }: MuseumDocument,
  site: string,
  languages: readonly Language[],
): Label {
  const page = `${site}/${address}`;
  return {
    key: "+first",
    codeName: "Codice della prima pagina",
    address: page,
    title: { language: spoken[0], text: name.trim() || address },
    maker: { text: withoutScheme(page) },
    how: languages.map((language) => ({ language, text: labelWords[language].firstPage.how })),
  };
}

/** The texts of a label in one string, to compare it with the one that was printed. */
export function printedText({ number, title, translation, maker, address }: Label): string {
  return [number, title.text, translation?.text, maker?.text, address].join("\n");
}

function withoutScheme(address: string) {
  return address.replace("https://", "");
}
