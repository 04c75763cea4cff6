import { useDeferredValue, useMemo } from "react";
import type { Language } from "../../i18n/languages.ts";
import { foldText } from "../../lib/text/foldText.ts";
import type { Coverage, WorkCoverage } from "./counting/coverageOf.ts";
import { allFormats, type FormatKey } from "./counting/formats.ts";
import { isAsked, isThere } from "./counting/totalsOf.ts";

/** Which works are shown: all, those that lack anything, or those that lack one format. */
export type Lack = "all" | "any" | FormatKey;

/** The works that match the filter and the search, in the order of the museum. */
export function useShownWorks(
  works: Coverage["works"],
  language: Language,
  lack: Lack,
  sought: string,
): Coverage["works"] {
  const words = useDeferredValue(sought);
  return useMemo(() => {
    const lacking = lack === "any" ? allFormats.map(({ key }) => key) : [lack as FormatKey];
    const all = foldText(words).split(/\s+/).filter(Boolean);
    return works.filter((each) => {
      if (lack !== "all" && !lacking.some((key) => isLacked(each, language, key))) return false;
      if (all.length === 0) return true;
      const { id, title, room, inventory, makers = [] } = each.work;
      const said = [id, title, room, inventory, ...makers.map(({ name }) => name)].join(" ");
      return all.every((word) => foldText(said).includes(word));
    });
  }, [works, language, lack, words]);
}

function isLacked(work: WorkCoverage, language: Language, key: FormatKey) {
  return isAsked(work, language, key) && !isThere(work, language, key);
}
