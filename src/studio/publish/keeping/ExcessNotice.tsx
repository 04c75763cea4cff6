import { zipLimits } from "../../../content/schema/limits.ts";
import type { Excess } from "../../../content/packing/allowedFiles.ts";
import { sizeInItalian } from "../../italian/sizeInItalian.ts";

/** Shown when a guide is larger than a zip can be: what is too large, and what to do. */
export function ExcessNotice({ excess: { large, files, bytes } }: { excess: Excess }) {
  return (
    <div className="studio-notice">
      <p>
        Il file non è stato preparato: nessuno potrebbe riaprirlo. La bozza è ancora qui, intera.
      </p>
      <ul>
        {bytes && (
          <li>
            La guida pesa {sizeInItalian(bytes)}, e un file può pesare al massimo{" "}
            {sizeInItalian(zipLimits.bytes)}. Pesano soprattutto i film e le registrazioni: metti
            copie più piccole dei film, o togli una lingua e consegnala in un secondo file.
          </li>
        )}
        {files && (
          <li>
            La guida ha {files.toLocaleString("it")} file, e in uno solo ne stanno al massimo{" "}
            {zipLimits.files.toLocaleString("it")}: dividi le opere, o le lingue, in due guide.
          </li>
        )}
        {large.map((file) => (
          <li key={file}>
            I testi in <code>{file}</code> sono troppo lunghi per un file: accorciali.
          </li>
        ))}
      </ul>
    </div>
  );
}
