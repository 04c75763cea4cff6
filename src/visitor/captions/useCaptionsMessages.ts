import { useLoaderData } from "react-router";
import type { CaptionsMessages } from "../../i18n/captions/en.ts";

/** The messages of this screen, in the visitor's language. */
export function useCaptionsMessages(): CaptionsMessages {
  return useLoaderData<CaptionsMessages>();
}
