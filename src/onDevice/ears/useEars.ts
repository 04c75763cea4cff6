import { useCallback, useEffect, useState } from "react";
import { useOutletContext } from "react-router";
import type { Museum } from "../../catalogue/catalogue.ts";
import type { EarsMessages } from "../../i18n/ears/en.ts";
import type { Language } from "../../i18n/languages.ts";
import type { EarsSize } from "../../catalogue/earsFiles.ts";
import type { Recogniser } from "../../platform/speech/hearing.ts";
import { chosenEars, missingEars } from "./chosenEars.ts";
import { useChosenEars } from "./useChosenEars.ts";
import { useEarsMessages } from "./offer/useEarsMessages.ts";

export type Ears = {
  /** Whether the museum has published any. */
  isOffered: boolean;
  /**
   * Recognises speech by what the visitor has chosen; `undefined` where nothing is chosen, or for a
   * moment, until it is known what the device holds. It fails where that has been removed: speech
   * must not go to a service again without the visitor.
   */
  recogniser: Recogniser | undefined;
  chosen: EarsSize | undefined;
  /** Whether any are chosen; `chosen` is at first what the built page knows, which is nothing. */
  areChosen: () => boolean;
  /** Their messages, once they have been fetched. */
  words: EarsMessages | undefined;
};

const noEars: Ears = {
  isOffered: false,
  recogniser: undefined,
  chosen: undefined,
  areChosen: () => false,
  words: undefined,
};

/**
 * The speech recognition that the visitor has chosen to have on the device. It is made ready while
 * the screen that asks is there, and its memory freed when that is left.
 */
export const useEars: () => Ears = EARS ? useEarsOfMuseum : () => noEars;

function useEarsOfMuseum(): Ears {
  const { museum, language } = useOutletContext<{ museum: Museum; language: Language }>();
  const { ears: offered } = museum.offline;
  const isOffered = offered !== undefined;
  const [chosen] = useChosenEars(museum);
  const [found, setFound] = useState<{ size: EarsSize; recogniser: Recogniser }>();
  const words = useEarsMessages(isOffered ? language : undefined);
  const areChosen = useCallback(() => chosenEars.read(museum) !== undefined, [museum]);
  const { slug } = museum;

  useEffect(() => {
    if (!chosen) return;
    const published = offered?.find(({ size }) => size === chosen);
    if (!published) return;
    const watching = new AbortController();
    const { signal } = watching;
    const tell = (recogniser: Recogniser = missingEars) => {
      if (!signal.aborted) setFound({ size: chosen, recogniser });
    };
    // Most visits do without this code, so it is fetched where it is wanted.
    void import("./watchDownloadedEars.ts").then(
      ({ watchDownloadedEars }) =>
        signal.aborted || watchDownloadedEars(slug, published, tell, signal),
      () => tell(),
    );
    return () => watching.abort();
  }, [slug, chosen, offered]);

  return {
    isOffered,
    recogniser: found && found.size === chosen ? found.recogniser : undefined,
    chosen,
    areChosen,
    words,
  };
}
