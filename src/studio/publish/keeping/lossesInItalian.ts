import { modelKinds, modelName } from "../../../catalogue/models.ts";
import { isLanguage, type Language } from "../../../i18n/languages.ts";
import type { Gap } from "../../coverage/counting/gap.ts";
import { at, boothAt, fileAt, readerOf, type Documents } from "../../draft/documents/documents.ts";
import { untitled } from "../../draft/export/publishableMuseum.ts";
import { languagesInItalian } from "../../italian/languagesInItalian.ts";

/**
 * Why a file of the draft is not in the zip: its bytes cannot be read (`gone`), it belongs to
 * something that was removed (`apart`), it is too large (`large`), or its content is damaged or not
 * of the type of its name (`wrong`).
 */
export type WhyLeftOut = "gone" | "apart" | "large" | "wrong";

const reasons: Record<WhyLeftOut, string> = {
  gone: "questo browser non riesce a leggerlo. Ricarica la pagina e riprova; se succede ancora, mettilo di nuovo",
  apart: "appartiene a qualcosa che non c’è più nella guida: se lo rimetti, torna anche nel file",
  large: "è troppo grande: fanne una copia più piccola e mettila al suo posto",
  wrong: "è danneggiato, o in un formato diverso da quello del suo nome: mettilo di nuovo",
};

/** What of a draft is not in its zip, with the address of the screen where each can be put right. */
export function lossesInItalian(
  draft: Documents,
  leftOut: ReadonlyMap<string, WhyLeftOut>,
  lost: readonly string[],
): Gap[] {
  const read = readerOf(draft);
  const museum = read(at.museum)!;
  const gaps = [
    ...apartInLanguages(),
    ...[...leftOut].flatMap(([file, why]) => {
      // Takes are reported once for their script, recordings of a removed language once for it.
      const isReported = file.startsWith("booth/") || removedLanguage(file, why);
      return isReported ? [] : gapOfFile(file, why);
    }),
    ...lost.map(gapOfDocument),
  ];
  // The sound of a recording and its timing are two files with the same message.
  return [...new Map(gaps.map((gap) => [`${gap.text} ${gap.to}`, gap])).values()];

  function titleOf(slug: string) {
    const work = read(at.work(slug));
    return work ? `«${work.title.trim() || untitled(work)}»` : `«${slug}»`;
  }

  function removedLanguage(file: string, why: WhyLeftOut): Language | undefined {
    const [, language] = /^(?:narrated|recordings)\/(\w+)\//.exec(file) ?? [];
    const isRemoved =
      why === "apart" && isLanguage(language) && !museum.languages.includes(language);
    return isRemoved ? language : undefined;
  }

  /** One message for all recordings of a language that was removed. */
  function apartInLanguages(): Gap[] {
    const clips = new Map<Language, Set<string>>();
    for (const [file, why] of leftOut) {
      const language = removedLanguage(file, why);
      if (!language) continue;
      const known = clips.get(language) ?? new Set();
      clips.set(language, known.add(file.replace(/^.*\/|\.\w+$/g, "")));
    }
    return [...clips].map(([language, { size }]) => ({
      text: `${size === 1 ? "Una registrazione" : `${size} registrazioni`} in ${languagesInItalian[language]}: la lingua è stata tolta, e finché non torna ${size === 1 ? "resta" : "restano"} in questo browser`,
      to: "museo",
      begin: { says: "apri le lingue" },
    }));
  }

  function gapOfFile(file: string, why: WhyLeftOut): Gap {
    const { what, to, says } = placeOfFile(file);
    return { text: `${what}: ${reasons[why]}`, to, begin: { says } };
  }

  function placeOfFile(file: string): { what: string; to: string; says: string } {
    const [folder = "", inside = "", name = ""] = file.split("/");
    const stem = (name || inside).replace(/\..*$/, "");
    if (isLanguage(inside)) {
      const clip = clipInItalian(stem);
      const to = stem.startsWith("tour-") ? "percorso" : `voci/${inside}/${stem}`;
      return {
        what: `Il file ${file}, la registrazione ${clip} in ${languagesInItalian[inside]}`,
        to,
        says: "apri",
      };
    }
    const slug = museum.works.find(
      (each) =>
        each === stem || read(at.work(each))?.picture?.file === inside || isModelOf(each, stem),
    );
    if (!slug) return { what: `Il file ${file}`, to: "opere", says: "apri le opere" };
    const to = folder === "models" ? `opere/${slug}/modello` : `opere/${slug}`;
    return { what: `Il file ${file}, di ${titleOf(slug)}`, to, says: "apri l’opera" };
  }

  function clipInItalian(clip: string) {
    if (clip.startsWith("tour-")) {
      const stop = clip.slice("tour-".length);
      return read(at.work(stop)) ? `della tappa ${titleOf(stop)}` : "del percorso";
    }
    const touched = /^touch-(.+)-(?:emblem|composition)$/.exec(clip)?.[1];
    return touched ? `della guida tattile di ${titleOf(touched)}` : `di ${titleOf(clip)}`;
  }

  function gapOfDocument(path: string): Gap {
    const { what, to } = placeOfDocument(path);
    return {
      text: `${what}: tra il file e la bozza c’è una differenza`,
      to,
      begin: { says: "controlla" },
    };
  }

  function placeOfDocument(path: string): { what: string; to: string } {
    const file = fileAt(path);
    if (file) return placeOfFile(file);
    const booth = boothAt(path);
    if (booth)
      return {
        what: `Le riprese ${clipInItalian(booth.clip)} in ${languagesInItalian[booth.language]}`,
        to: `voci/${booth.language}/${booth.clip}`,
      };
    const [folder = "", name = "", inner = ""] = path.split("/");
    if (folder === "labels") return { what: "Le etichette", to: "etichette" };
    if (folder === "publication") return { what: "L’indirizzo della guida", to: "pubblica" };
    if (folder === "works") return { what: `I dati di ${titleOf(name)}`, to: `opere/${name}` };
    const isOriginal = folder === "from";
    const [language, about] = isOriginal ? [name, inner] : [folder, name];
    if (!isLanguage(language)) return { what: "I dati del museo", to: "museo" };
    const where = `in ${languagesInItalian[language]}`;
    const isSpoken = museum.languages.includes(language);
    const what =
      about === "tour"
        ? { what: `Il percorso ${where}`, to: `percorso/${language}` }
        : about === "museum"
          ? { what: `I nomi ${where}`, to: "museo" }
          : { what: `I testi di ${titleOf(about)} ${where}`, to: `opere/${about}/${language}` };
    return isSpoken ? what : { ...what, to: "museo" };
  }
}

function isModelOf(slug: string, stem: string) {
  return modelKinds.some((kind) => modelName(slug, kind) === stem);
}
