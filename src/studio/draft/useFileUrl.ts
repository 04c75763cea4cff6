import { useEffect, useState } from "react";
import { at } from "./documents/documents.ts";
import { fileBlob } from "./fileBlob.ts";
import { useDocument, useDraft } from "./useDraft.ts";

/** The address of a file of the draft, such as `pictures/apollo.jpg`, for as long as it is shown. */
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
    // A picture that cannot be read now is not shown; it is in the draft all the same.
    read(path, checksum).catch(() => {});
    return () => {
      isOver = true;
      if (!url) return;
      URL.revokeObjectURL(url);
      // What was taken back and done again is the same file, and its old address leads nowhere.
      setShown(undefined);
    };
  }, [id, path, checksum]);
  return shown && shown.sha256 === checksum ? shown.url : undefined;
}
