import { useEffect, useRef } from "react";
import { announce } from "../../../ui/announce.ts";
import { outcomeInItalian } from "../telling/problemInItalian.ts";
import { quarterInItalian } from "../telling/progressInItalian.ts";
import type { PublishState } from "./publishBehaviour.ts";

/** Has a screen reader say what came of what was pressed, and each quarter of what takes long. */
export function usePublishNews(state: PublishState) {
  const news = newsOf(state);
  const last = useRef(news);
  useEffect(() => {
    if (news && news !== last.current) announce(news);
    last.current = news;
  }, [news]);
}

function newsOf(state: PublishState): string | undefined {
  if ("outcome" in state && state.outcome) return outcomeInItalian(state.outcome);
  switch (state.phase) {
    case "making":
    case "writing":
      return quarterInItalian(state.progress);
    case "made":
      return "La guida è pronta: scegli dove metterla";
    case "faulty":
      return "La guida non si può ancora pubblicare: leggi che cosa non va";
    default:
      return undefined;
  }
}
