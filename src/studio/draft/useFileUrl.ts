import { useEffect, useState } from "react";
import { draftsDatabase } from "../../platform/draftsDatabase.ts";
import { at } from "./documents.ts";
import { useDocument, useDraft } from "./useDraft.ts";

const types: Record<string, string> = {
  svg: "image/svg+xml",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
};

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
      const bytes = await draftsDatabase.readFile(id, sha256);
      if (!bytes || isOver) return;
      const type = types[name.slice(name.lastIndexOf(".") + 1)] ?? "";
      url = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }));
      setShown({ sha256, url });
    }
    void read(path, checksum);
    return () => {
      isOver = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [id, path, checksum]);
  return shown && shown.sha256 === checksum ? shown.url : undefined;
}
