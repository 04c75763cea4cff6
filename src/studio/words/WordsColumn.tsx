import { useMemo } from "react";
import { Link } from "react-router";
import type { Language } from "../../i18n/languages.ts";
import { at, type WorkDocument } from "../draft/documents/documents.ts";
import { untitled } from "../draft/export/publishableMuseum.ts";
import { useDocument, useDraft, useMuseum } from "../draft/useDraft.ts";
import { useDebounced } from "../parts/useDebounced.ts";
import { AudioCard } from "./AudioCard.tsx";
import { modelOfPart, PartSection } from "./parts/PartSection.tsx";
import { remarksOn } from "./remarks/remarksOn.ts";
import { Shortcuts } from "./Shortcuts.tsx";
import { staleParts } from "./stale/staleness.ts";
import { useWordsEditor } from "./useWordsEditor.ts";
import { WordsSummary } from "./WordsSummary.tsx";
import {
  isWritten,
  originalWords,
  partIn,
  usedWords,
  withPart,
  wordsParts,
  type WordsPart,
} from "./parts/wordsParts.ts";
import type { ModelKind } from "../../catalogue/models.ts";
import { modelFile } from "../../content/reading/museumFiles.ts";
import { useFileUrl } from "../draft/useFileUrl.ts";

const none: readonly never[] = [];

/** All that is written of one work in one language. */
export function WordsColumn({
  slug,
  work,
  language,
}: {
  slug: string;
  work: WorkDocument;
  language: Language;
}) {
  const { id } = useDraft();
  const [own] = useMuseum().languages;
  const isOriginal = language === own;
  const words = useDocument(at.words(language, slug));
  const ownWords = useDocument(at.words(own, slug));
  const from = useDocument(at.wordsFrom(language, slug));
  const models = useModels(slug);
  const editor = useWordsEditor(slug, language);
  const original = useMemo(
    () => (isOriginal ? undefined : originalWords(work, ownWords)),
    [isOriginal, work, ownWords],
  );
  const stale = useMemo(
    () => staleParts(from, original, usedWords(work, words)),
    [from, original, work, words],
  );
  // Proofreading waits for a pause, so that it does not slow down typing.
  const read = useDebounced(words);
  const remarks = useMemo(
    // In the museum’s own language the title is a fact; one among the words, from a file, is
    // ignored.
    () => remarksOn(slug, work, isOriginal ? withPart(read, "title", undefined) : read, language),
    [slug, work, isOriginal, read, language],
  );

  const section = (part: WordsPart) => (
    <PartSection
      key={part}
      slug={slug}
      part={part}
      value={partIn(words, part)}
      language={language}
      original={partIn(original, part)}
      originalLanguage={isOriginal ? undefined : own}
      remarks={part === "names" ? none : (remarks.get(part) ?? none)}
      stale={stale.find((each) => each.part === part)}
      editor={editor}
      isInside={isAudio(part)}
      beside={part === "alt" && work.picture ? <PictureBeside file={work.picture.file} /> : null}
    />
  );
  const shown = wordsParts.filter((part) => {
    const model = modelOfPart(part);
    if (!model) return isAsked(part, work, isOriginal);
    return models.includes(model) || isWritten(partIn(words, part) ?? partIn(original, part));
  });
  const firstAudio = shown.findIndex(isAudio);
  return (
    <div className="words-column">
      <WordsSummary remarks={remarks} stale={stale} />
      {isOriginal && (
        <p className="studio-soft">
          Il titolo, <span lang={own}>«{work.title.trim() || untitled(work)}»</span>, e gli altri
          dati stanno nella <Link to={`/${id}/opere/${slug}`}>scheda dell’opera</Link>.
        </p>
      )}
      {shown.slice(0, firstAudio).map(section)}
      <AudioCard
        audio={words?.audio}
        kind={work.kind}
        language={language}
        slug={slug}
        remarks={remarks.get("audio") ?? none}
      >
        {shown.filter(isAudio).map(section)}
      </AudioCard>
      {shown
        .slice(firstAudio)
        .filter((part) => !isAudio(part))
        .map(section)}
      <Shortcuts />
    </div>
  );
}

const isAudio = (part: WordsPart) => part.startsWith("audio.");

/** Whether this part is written here: a fact of the work is written once, with the facts. */
function isAsked(part: WordsPart, work: WorkDocument, isOriginal: boolean): boolean {
  if (part === "title") return !isOriginal;
  if (part === "technique") return work.technique === undefined;
  if (part === "alt") return work.picture !== undefined;
  if (part === "audio.order") return (work.kind ?? "painting") !== "painting";
  return true;
}

/** The kinds of model of which a work has a drawing. */
function useModels(slug: string): readonly ModelKind[] {
  const emblem = useDocument(at.file(modelFile(slug, "emblem")));
  const composition = useDocument(at.file(modelFile(slug, "composition")));
  return [
    ...(emblem ? (["emblem"] as const) : []),
    ...(composition ? (["composition"] as const) : []),
  ];
}

/** The picture that an alternative text describes, small. */
function PictureBeside({ file }: { file: string }) {
  const url = useFileUrl(`pictures/${file}`);
  // The field beside it is its alternative text.
  return url ? <img className="picture-beside" src={url} alt="" /> : null;
}
