import { useEffect, useState } from "react";
import { at } from "./documents/documents.ts";
import { fileBlob } from "./fileBlob.ts";
import { useDocument, useDraft } from "./useDraft.ts";

/** An object URL for a file of the draft, such as `pictures/apollo.jpg`, revoked on unmount. */
export function useFileUrl(path: string | undefined): string | undefined {
  const { id } = useDraft();
  const file = useDocument(at.file(path ?? ""));
  const [shown, setShown] = useState<{ sha256: string; url: string }>();
  const checksum = file?.sha256;
  useEffect(() => {
    if (!checksum || !path) return;
    let url: string | undefined;
    let isOver = false;
    async function read(name: string, sha256: string) {
      const blob = await fileBlob(id, name, sha256);
      if (!blob || isOver) return;
      url = URL.createObjectURL(blob);
      setShown({ sha256, url });
    }
    // A picture that cannot be read now is not shown, but stays in the draft.
    read(path, checksum).catch(() => {});
    return () => {
      isOver = true;
      if (!url) return;
      URL.revokeObjectURL(url);
      // After undo and redo the checksum is the same as before, but the old URL is revoked.
      setShown(undefined);
    };
  }, [id, path, checksum]);
  return shown && shown.sha256 === checksum ? shown.url : undefined;
}
