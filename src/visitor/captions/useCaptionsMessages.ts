import { useLoaderData } from "react-router";
import type { CaptionsMessages } from "../../i18n/captions/en.ts";

export function useCaptionsMessages(): CaptionsMessages {
  return useLoaderData<CaptionsMessages>();
}
