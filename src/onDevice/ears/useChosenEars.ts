import { useSyncExternalStore } from "react";
import type { Museum } from "../../catalogue/catalogue.ts";
import type { EarsSize } from "../../catalogue/earsFiles.ts";
import { visits } from "../../platform/storage/visits.ts";
import { chosenEars } from "./chosenEars.ts";

/** The size that the visitor has chosen, and how to choose another one, or none. */
export function useChosenEars(
  museum: Museum,
): [EarsSize | undefined, (size: EarsSize | undefined) => void] {
  const chosen = useSyncExternalStore(
    visits.subscribe,
    () => chosenEars.read(museum),
    () => undefined,
  );
  return [chosen, chosenEars.write];
}
