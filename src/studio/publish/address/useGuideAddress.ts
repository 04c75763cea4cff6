import { isExample } from "../../../lib/isExample.ts";
import { siteAddress } from "../../../lib/siteAddress.ts";
import { at } from "../../draft/documents/documents.ts";
import { typedAddress } from "../../draft/documents/typedAddress.ts";
import { useDocument, useDraft, useMuseum } from "../../draft/useDraft.ts";
import { parseAddress, type GuideAddress } from "./parseAddress.ts";

/** Where this build says that its site is; a studio that does not know it leaves the question open. */
const knownSite = isExample(siteAddress) ? undefined : siteAddress;

/** The address of the draft’s guide: as it was typed, and as it is understood. */
export function useGuideAddress(): { typed: string; parsed: GuideAddress } {
  const draft = useDraft();
  useDocument(at.publication);
  useMuseum();
  const typed = typedAddress(draft.read) ?? knownSite ?? "";
  return { typed, parsed: parseAddress(typed, siteAddress) };
}
