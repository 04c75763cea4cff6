import { Button } from "../../../ui/buttons/Button.tsx";
import { GapList } from "../../coverage/GapList.tsx";
import { sizeInItalian } from "../../italian/sizeInItalian.ts";
import type { GuideSummary, Target } from "../behaviour/publishBehaviour.ts";
import { limitInItalian } from "../telling/limitInItalian.ts";
import { Changes } from "./Changes.tsx";

type MadeGuideProps = {
  guide: GuideSummary;
  /** Whether this browser can write into a folder. */
  hasFolders: boolean;
  onTarget: (target: Target) => void;
};

/** A guide that is ready: how large it is, what has changed, where it fits, and how it leaves. */
export function MadeGuide({ guide, hasFolders, onTarget }: MadeGuideProps) {
  const { files, bytes, zipBytes, lost, limits, comparison } = guide;
  const difference = comparison?.files;
  return (
    <>
      <p>
        È pronta e riletta: {files.toLocaleString("it")} file, {sizeInItalian(bytes)}.{" "}
        {limits.length === 0 &&
          "Per numero e peso dei file va bene per Netlify, Cloudflare Pages e GitHub Pages, che nei piani gratuiti hanno anche un limite di visite."}
      </p>
      {limits.length > 0 && (
        <div className="publish-part">
          <p>Per questi servizi gratuiti è troppo:</p>
          <ul>
            {limits.map((limit) => (
              <li key={`${limit.host} ${limit.measure}`}>{limitInItalian(limit)}</li>
            ))}
          </ul>
        </div>
      )}
      {lost.length > 0 && (
        <div className="studio-notice">
          <p>Nella guida non c’è questo:</p>
          <GapList gaps={lost} />
        </div>
      )}
      {comparison && <Changes comparison={comparison} />}
      <div className="studio-row">
        <Button icon="keep" onTap={() => onTarget("whole")}>
          Scarica tutta la guida (zip, {sizeInItalian(zipBytes)})
        </Button>
        {difference && difference.written + difference.gone > 0 && (
          <Button look="plain" icon="keep" onTap={() => onTarget("difference")}>
            Scarica solo le differenze (zip, {sizeInItalian(difference.packed)})
          </Button>
        )}
        {hasFolders && (
          <Button look="plain" onTap={() => onTarget("folder")}>
            Scrivi in una cartella…
          </Button>
        )}
      </div>
      <p className="studio-soft">
        Lo zip è il sito da mettere in linea, e non si riapre nello studio: da tenere è il file del
        museo, in fondo a questa pagina.
        {difference &&
          " Le differenze servono solo nello spazio web del museo, dove si copiano sopra i file di prima. Su Netlify, Cloudflare e simili carica sempre tutta la guida: ogni volta sostituiscono tutto."}
      </p>
      {!hasFolders && (
        <p className="studio-soft">
          Questo browser non sa scrivere in una cartella: Chrome e Edge, su un computer, sì. Lo zip
          contiene gli stessi file.
        </p>
      )}
    </>
  );
}
