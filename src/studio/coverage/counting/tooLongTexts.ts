import { longest, mostMakers } from "../../../content/schema/limits.ts";
import { partInItalian } from "../../../content/proofreading/partInItalian.ts";
import type { Part } from "../../../content/proofreading/remark.ts";
import type { Language } from "../../../i18n/languages.ts";
import {
  boothAt,
  at,
  readerOf,
  type Documents,
  type Read,
} from "../../draft/documents/documents.ts";
import { untitled, workWords } from "../../draft/export/publishableMuseum.ts";
import { languagesInItalian } from "../../italian/languagesInItalian.ts";
import { excessInItalian } from "../../parts/fields/tooLongInItalian.ts";
import type { Gap } from "./gap.ts";

const inOneLine = new Set(["title", "technique", "names"]);

/** The texts that are too long to be published, each with the place where it is written. */
export function tooLongTexts(documents: Documents): Gap[] {
  const read = readerOf(documents);
  const { works, languages } = read(at.museum)!;
  return [
    ...museumTexts(read),
    ...works.flatMap((slug) => factTexts(read, slug)),
    ...languages.flatMap((language) => works.flatMap((slug) => wordTexts(read, language, slug))),
    ...languages.flatMap((language) => tourTexts(read, language)),
    ...languages.flatMap((language) =>
      gapsIfTooLong(read(at.names(language))?.names, longest.line, {
        what: `Nomi in ${languagesInItalian[language]}`,
        to: "museo",
      }),
    ),
    ...[...documents.keys()].flatMap((path) => readerNames(read, path)),
  ];
}

function readerNames(read: Read, path: string): Gap[] {
  const booth = boothAt(path);
  if (!booth) return [];
  return gapsIfTooLong(read(at.booth(booth.language, booth.clip))?.reader?.name, longest.line, {
    what: "Il nome di chi legge",
    to: `voci/${booth.language}/${booth.clip}`,
  });
}

type Place = { what: string; to: string; title?: string };

/** A gap for the longest text of a part, where that is too long; none otherwise. */
function gapsIfTooLong(value: unknown, most: number, { what, to, title }: Place): Gap[] {
  const texts = trimmedTexts(value).toSorted((one, other) => other.length - one.length);
  const excess = excessInItalian(texts[0] ?? "", most);
  if (!excess) return [];
  return [{ text: `${what}: ${excess}`, to, begin: { says: "apri", ...(title && { title }) } }];
}

function museumTexts(read: Read): Gap[] {
  const { name, town, note } = read(at.museum)!;
  return [
    ...gapsIfTooLong(name, longest.line, { what: "Il nome del museo", to: "museo" }),
    ...gapsIfTooLong(town, longest.line, { what: "La città", to: "museo" }),
    ...gapsIfTooLong(note, longest.text, { what: "Appunti", to: "museo" }),
  ];
}

function factTexts(read: Read, slug: string): Gap[] {
  const work = read(at.work(slug));
  if (!work) return [];
  const place = (what: string) => ({ what, to: `opere/${slug}`, title: titleOf(read, slug) });
  const makers = work.makers?.filter(({ name }) => name.trim()) ?? [];
  const credit = work.picture?.kind === "photograph" ? work.picture.credit : undefined;
  const { title, room, inventory, note } = work;
  return [
    ...gapsIfTooLong(title, longest.line, place("Titolo")),
    ...gapsIfTooLong(
      makers.map(({ name }) => name),
      longest.line,
      place("Autore"),
    ),
    ...gapsIfTooLong(inventory, longest.line, place("Numero d’inventario")),
    ...gapsIfTooLong(room, longest.line, place("Sala")),
    ...gapsIfTooLong(credit, longest.line, place("Di chi è la fotografia")),
    ...gapsIfTooLong(note, longest.text, place("Appunti")),
    ...(makers.length > mostMakers
      ? [
          {
            text: `${makers.length} autori: se ne possono pubblicare ${mostMakers}`,
            to: `opere/${slug}`,
            begin: { says: "apri", title: titleOf(read, slug) },
          },
        ]
      : []),
  ];
}

function wordTexts(read: Read, language: Language, slug: string): Gap[] {
  const document = read(at.words(language, slug));
  const { audio = document?.audio, ...words } = workWords(document, language) ?? {};
  const parts = [
    ...Object.entries(words),
    ...Object.entries(audio ?? {}).map(([part, said]) => [`audio.${part}`, said] as const),
  ];
  return parts.flatMap(([part, said]) =>
    gapsIfTooLong(said, inOneLine.has(part) ? longest.line : longest.text, {
      what: `${part === "names" ? "Nomi" : partInItalian(part as Part)} in ${languagesInItalian[language]}`,
      to: `opere/${slug}/${language}#parte-${part.replace(".", "-")}`,
      title: titleOf(read, slug),
    }),
  );
}

function tourTexts(read: Read, language: Language): Gap[] {
  const { steps = {}, ...parts } = read(at.tour(language)) ?? {};
  const place = (what: string) => ({
    what: `Percorso in ${languagesInItalian[language]}, ${what}`,
    to: `percorso/${language}`,
  });
  return [
    ...Object.entries(parts).flatMap(([part, said]) =>
      gapsIfTooLong(said, longest.text, place(partInItalian(part as Part).toLowerCase())),
    ),
    ...Object.entries(steps).flatMap(([slug, said]) =>
      gapsIfTooLong(said, longest.text, place(`tappa «${titleOf(read, slug)}»`)),
    ),
  ];
}

function titleOf(read: Read, slug: string) {
  const work = read(at.work(slug));
  return work ? work.title.trim().slice(0, longest.line) || untitled(work) : slug;
}

function trimmedTexts(value: unknown): string[] {
  if (typeof value === "string") return [value.trim()];
  return Array.isArray(value) ? value.flatMap(trimmedTexts) : [];
}
