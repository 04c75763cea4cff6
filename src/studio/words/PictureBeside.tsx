import { useFileUrl } from "../draft/useFileUrl.ts";

/** The picture that an alternative text describes, small. */
export function PictureBeside({ file }: { file: string }) {
  const url = useFileUrl(`pictures/${file}`);
  // Its alternative text is being written just beside it.
  return url ? <img className="picture-beside" src={url} alt="" /> : null;
}
