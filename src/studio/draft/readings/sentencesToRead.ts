import type { Script } from "../../../catalogue/catalogue.ts";
import type { MarkedText } from "../../../i18n/markedText.ts";
import type { BoothDocument, Take } from "../documents/boothDocument.ts";
import { sentenceKey } from "./sentenceKey.ts";

/** A sentence of a script with its takes. */
export type SentenceToRead = {
  text: MarkedText;
  key: string;
  startsParagraph: boolean;
  /** The newest last. */
  takes: readonly (Take & { id: string })[];
  /** The take to be published. */
  chosen: (Take & { id: string }) | undefined;
};

/** The sentences of a script in order. Takes of other words are left out. */
export function sentencesToRead(
  script: Script,
  { takes = {}, chosen = {} }: BoothDocument = {},
): SentenceToRead[] {
  const bySentence = new Map<string, (Take & { id: string })[]>();
  for (const [id, take] of Object.entries(takes)) {
    const key = sentenceKey(take.said);
    bySentence.set(key, [...(bySentence.get(key) ?? []), { ...take, id }]);
  }
  return script.flatMap((sentences) =>
    sentences.map((text, place) => {
      const key = sentenceKey(text);
      const read = (bySentence.get(key) ?? []).toSorted((one, other) => one.at - other.at);
      return {
        text,
        key,
        startsParagraph: place === 0,
        takes: read,
        chosen: read.find(({ id }) => id === chosen[key]),
      };
    }),
  );
}
