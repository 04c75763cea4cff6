import { useState } from "react";
import { announce } from "../../../ui/announce.ts";
import { FileButton } from "../../parts/fields/FileButton.tsx";
import { whenInItalian } from "../../italian/whenInItalian.ts";
import type { NotLive } from "../behaviour/performPublish.ts";
import type { GuideSummary } from "../behaviour/publishBehaviour.ts";
import { notLiveInItalian } from "../telling/problemInItalian.ts";

type LiveGuideProps = {
  guide: GuideSummary;
  onChosen: (json: string) => Promise<"compared" | NotLive>;
};

/** For whoever may not be the only one that publishes: the guide beside the one that is live. */
export function LiveGuide({ guide, onChosen }: LiveGuideProps) {
  const [problem, setProblem] = useState<string>();
  async function choose(file: File) {
    const found = await onChosen(await file.text());
    const words = found === "compared" ? undefined : notLiveInItalian[found];
    setProblem(words);
    announce(words ?? "Confrontata con la guida in linea: leggi che cosa cambia");
  }
  const { comparison } = guide;
  return (
    <details className="publish-part">
      <summary>Qualcun altro può averla pubblicata dopo di te?</summary>
      <p>
        Questa è la versione <code>{shortVersion(guide.version)}</code>. Quella in linea si legge su{" "}
        <span className="publish-address">{guide.address}/controllo/</span>. Da lì puoi anche
        scaricare <code>guide.json</code>: sceglilo qui, e la confrontiamo.
      </p>
      <div>
        <FileButton accept=".json" onFile={(file) => void choose(file)}>
          Scegli guide.json
        </FileButton>
      </div>
      {problem && <p className="studio-notice">{problem}</p>}
      {comparison?.from === "live" && comparison.isUnseen && (
        <p className="studio-notice">
          Quella in linea è stata fatta {whenInItalian(Date.parse(comparison.made))}, e non da
          questa bozza. Prima di prendere il suo posto, apri il suo file nello studio e guarda che
          cosa ha in più.
        </p>
      )}
    </details>
  );
}

/** As the check page shows it. */
export function shortVersion(version: string): string {
  return version.slice(0, 8);
}
