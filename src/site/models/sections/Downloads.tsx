import { Icon } from "../../../ui/brand/Icon.tsx";
import { fileSize } from "../figuresInItalian.ts";
import type { ModelFile, ModelFormat, SharedFormat } from "../modelsData.ts";

const names: Record<ModelFormat | SharedFormat, string> = {
  "3mf": "Rilievo, con l’etichetta in italiano",
  labels: "Etichette braille in cinque lingue",
  stl: "Rilievo ed etichette in STL, per altri programmi",
  swell: "Disegno per carta a microcapsule",
  holder: "Supporto da parete",
  holderStl: "Supporto da parete, per altri programmi",
  codes: "Cartoncini con i codici QR",
};

type DownloadsProps = {
  files: readonly ModelFile<ModelFormat | SharedFormat>[];
  /** Of what, for people who hear the links without what is around them. */
  of?: string;
};

export function Downloads({ files, of }: DownloadsProps) {
  return (
    <ul role="list" className="model-files">
      {files.map(({ format, href, bytes }) => (
        <li key={format}>
          <a href={href} download="">
            <Icon name="keep" />
            <span>
              <span className="model-file-name">{names[format]}</span>
              {of && <span className="visually-hidden">: {of}</span>}{" "}
              <span className="model-file-kind">
                {extensionOf(href)}, {fileSize(bytes)}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function extensionOf(href: string) {
  return href.slice(href.lastIndexOf(".") + 1).toUpperCase();
}
