import { useEffect, useMemo, useState } from "react";
import { proofreadTour } from "../../content/proofreading/proofread.ts";
import type { Part, Remark } from "../../content/proofreading/remark.ts";
import type { TourWords } from "../../content/schema/schema.ts";
import type { Messages } from "../../i18n/messages/en.ts";
import type { Language } from "../../i18n/languages.ts";
import { messagesIn, tourMessagesIn } from "../../i18n/messagesIn.ts";
import type { TourMessages } from "../../i18n/tour/en.ts";
import { at, type TourDocument } from "../draft/documents/documents.ts";
import { partsOfTour, untitled, workFacts } from "../draft/export/publishableMuseum.ts";
import { useDraft, useMuseum } from "../draft/useDraft.ts";
import { tourPart, type TourPart } from "./tourParts.ts";

type ScreenMessages = { messages: Messages; tour: TourMessages };

const nothing: ReadonlyMap<Part, readonly Remark[]> = new Map();

/** The remarks on the words of the tour, which have to name the app’s buttons as they are. */
export function useTourRemarks(words: TourDocument | undefined, language: Language) {
  const draft = useDraft();
  const museum = useMuseum();
  const [loaded, setLoaded] = useState<ScreenMessages>();
  useEffect(() => {
    let isOver = false;
    void Promise.all([messagesIn[language](), tourMessagesIn[language]()]).then(
      ([messages, tour]) => isOver || setLoaded({ messages, tour }),
    );
    return () => {
      isOver = true;
    };
  }, [language]);

  return useMemo(() => {
    if (!loaded) return nothing;
    const stops = museum.tour.flatMap((slug) => {
      const work = draft.read(at.work(slug));
      if (!work) return [];
      const translated = draft.read(at.words(language, slug))?.title?.trim();
      const facts = workFacts(slug, work, () => true, museum.name, new Set());
      return [{ facts, title: translated || work.title || untitled(work) }];
    });
    const whole = Object.fromEntries(
      partsOfTour.map((part) => [part, words?.[part] ?? []]),
    ) as unknown as TourWords;
    const steps = { ...words?.steps };
    const found = proofreadTour(
      { ...whole, steps },
      stops,
      loaded.tour,
      loaded.messages,
      language,
    ).filter((remark) => isWritten(remark, words));
    return found.reduce<ReadonlyMap<Part, readonly Remark[]>>(
      (all, remark) => new Map(all).set(remark.part, [...(all.get(remark.part) ?? []), remark]),
      nothing,
    );
  }, [draft, museum, loaded, words, language]);
}

/** Whether a remark is about something that is written: an empty sentence needs none. */
function isWritten(remark: Remark, words: TourDocument | undefined) {
  if ("text" in remark && remark.text.trim() === "") return false;
  const paragraphs = tourPart(words, remark.part as TourPart);
  return paragraphs?.flat().some((sentence) => sentence.trim()) ?? false;
}
