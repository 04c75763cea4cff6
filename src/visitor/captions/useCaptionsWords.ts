import { useLoaderData } from "react-router";
import type { CaptionsWords } from "../../i18n/captions/en.ts";

/** The words of this screen, in the visitor's language. */
export function useCaptionsWords(): CaptionsWords {
  return useLoaderData<CaptionsWords>();
}
