import { useEffect, useRef } from "react";
import { announce } from "../../ui/Announcer.tsx";
import { tooLongInItalian } from "./tooLongInItalian.ts";

/** By how much the first of these texts is too long; whoever pastes it also hears it. */
export function useTooLong(texts: readonly string[], most: number): string | undefined {
  const problem = texts.map((text) => tooLongInItalian(text, most)).find(Boolean);
  const isTooLong = problem !== undefined;
  const latest = useRef(problem);
  const wasTooLong = useRef(isTooLong);
  useEffect(() => {
    latest.current = problem;
  });
  useEffect(() => {
    if (isTooLong && !wasTooLong.current) announce(latest.current!);
    wasTooLong.current = isTooLong;
  }, [isTooLong]);
  return problem;
}
