import { useEffect, useState } from "react";
import { draftFiles } from "../../../platform/drafts/draftFiles.ts";
import type { CheckedDrawing } from "../../../tactile/model/buildModel.ts";
import { at } from "../../draft/documents/documents.ts";
import { useDocument, useDraft } from "../../draft/useDraft.ts";
import { checkOnDesk } from "./checkOnDesk.ts";

/** The drawing of a model in the draft, as far as it is known. */
export type SavedDrawing =
  | { phase: "none" }
  | { phase: "reading"; sha256: string }
  | { phase: "checked"; sha256: string; svg: string; checked: CheckedDrawing }
  | { phase: "failed"; sha256: string };

/** Reads a drawing of the draft and has it checked, anew whenever it is another. */
export function useSavedDrawing(path: string): SavedDrawing {
  const { id } = useDraft();
  const sha256 = useDocument(at.file(path))?.sha256;
  const [found, setFound] = useState<SavedDrawing>({ phase: "none" });
  useEffect(() => {
    if (!sha256) return;
    let isOver = false;
    async function read(wanted: string) {
      const bytes = await draftFiles.read(id, wanted);
      const svg = new TextDecoder().decode(bytes);
      const checked = await checkOnDesk(svg);
      if (!isOver) setFound({ phase: "checked", sha256: wanted, svg, checked });
    }
    read(sha256).catch(() => isOver || setFound({ phase: "failed", sha256 }));
    return () => {
      isOver = true;
    };
  }, [id, sha256]);
  if (!sha256) return { phase: "none" };
  return "sha256" in found && found.sha256 === sha256 ? found : { phase: "reading", sha256 };
}
