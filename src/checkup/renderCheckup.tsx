// First, because it declares the order of the CSS layers.
import "../ui/base.css";
import { checkupFolder, type Kit, type Publication } from "../content/publishing/guide.ts";
import { renderDocument } from "../lib/page/renderDocument.tsx";
import { CheckupPage } from "./CheckupPage.tsx";

type CheckupInput = Pick<Publication, "museum" | "address"> & {
  /** The path before every address, "" at the root of a host. */
  base: string;
  isAlone: boolean;
  /** The paths of the script and the stylesheet, without the base. */
  kit: Kit["checkup"];
};

/**
 * The page that checks a published guide. Script and style are asked for twice, by the address that
 * they should have and by the one relative to the page: a guide that was put into another folder
 * than it was published for could not say so otherwise. Where both are the same, they come once.
 */
export function renderCheckup({ museum, base, isAlone, kit }: CheckupInput): {
  head: string;
  body: string;
} {
  const folder = checkupFolder(museum.slug, isAlone);
  const up = folder.replaceAll(/\/[^/]+/g, "/..").slice(1);
  return renderDocument(
    <>
      <title>{`Controllo della guida · ${museum.name}`}</title>
      <meta name="description" content="La guida si controlla da sola e dice che cosa fare." />
      <meta name="robots" content="noindex" />
      {[base, up].map((at) => (
        <link key={at} rel="stylesheet" href={at + kit.style} precedence="checkup" />
      ))}
      <CheckupPage museum={museum} base={base} folder={folder} />
      {[base, up].map((at) => (
        <script key={at} type="module" src={at + kit.script} />
      ))}
    </>,
  );
}
