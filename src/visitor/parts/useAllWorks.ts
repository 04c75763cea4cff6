import { useEffect, useState } from "react";
import type { ListedWork } from "../../catalogue/catalogue.ts";
import { readCatalogue } from "../../platform/offline/readCatalogue.ts";
import type { Visit } from "../shell/visit.ts";

export type AllWorks =
  | { phase: "awaited" }
  | { phase: "failed" }
  | { phase: "there"; works: readonly ListedWork[] };

const there = new Map<string, AllWorks>();

/** Every work of the museum, as soon as they are wanted and have come; and how to try again. */
export function useAllWorks(
  { museum: { slug, works: count }, language }: Visit,
  areWanted: boolean,
): [AllWorks, () => void] {
  const key = `${slug}/${language}`;
  const [failed, setFailed] = useState<string>();
  const [, setArrived] = useState<string>();

  const areMissing = areWanted && !there.has(key) && failed !== key;
  useEffect(() => {
    if (!areMissing) return;
    let isCurrent = true;
    async function fetchAll() {
      const first = await readCatalogue(slug, language, "list");
      const rest = first && first.length < count && (await readCatalogue(slug, language, "rest"));
      if (!first || rest === undefined) throw new Error(`${key} has no list`);
      there.set(key, { phase: "there", works: [...first, ...(rest || [])] });
    }
    fetchAll().then(
      () => isCurrent && setArrived(key),
      () => isCurrent && setFailed(key),
    );
    return () => {
      isCurrent = false;
    };
  }, [areMissing, slug, language, count, key]);

  const state = there.get(key) ?? { phase: failed === key ? "failed" : "awaited" };
  return [state, () => setFailed(undefined)];
}
