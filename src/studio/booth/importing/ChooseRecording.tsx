import { Icon } from "../../../ui/brand/Icon.tsx";
import { FileButton } from "../../parts/fields/FileButton.tsx";
import type { ImportState } from "./useImporting.ts";
import { recordingLimits, recordingRefusals } from "./recordingRefusals.ts";
import { useFileDrop } from "./useFileDrop.ts";

type ChooseRecordingProps = {
  importing: ImportState;
  onFiles: (files: readonly File[]) => void;
};

/** Chooses the file of a recording, which can also be dropped anywhere on the screen. */
export function ChooseRecording({ importing, onFiles }: ChooseRecordingProps) {
  const { phase } = importing;
  const isOpen = phase === "marking" || phase === "storing";
  // A file dropped by mistake would discard what was marked.
  const isDragged = useFileDrop(!isOpen, (files) => onFiles([...files]));
  const button = (
    <FileButton
      accept="audio/*,.mp3,.wav,.m4a,.ogg,.oga,.flac"
      look={isOpen ? "plain" : "primary"}
      onFile={(file) => onFiles([file])}
    >
      {isOpen ? "Scegli un’altra registrazione" : "Scegli la registrazione"}
    </FileButton>
  );
  if (phase === "storing") return null;
  if (phase === "marking")
    return (
      <div className="studio-row">
        {button}
        <span className="studio-soft import-file">{importing.name}</span>
      </div>
    );
  return (
    <section className="studio-card import-choice" aria-labelledby="choose" data-over={isDragged}>
      <h2 id="choose">Il file della registrazione</h2>
      {phase === "decoding" ? (
        <p>
          Apro «{importing.name}» e cerco le frasi. Se la registrazione è lunga ci vuole qualche
          momento.
        </p>
      ) : (
        <p>
          La voce che legge tutto il testo, dall’inizio alla fine, in un file solo: MP3, WAV, M4A,
          OGG o FLAC, fino a {recordingLimits.minutes} minuti. Puoi anche trascinare il file su
          questa pagina.
        </p>
      )}
      {phase === "refused" && (
        <p className="studio-notice import-refused">
          <Icon name="warning" />
          <span>{recordingRefusals[importing.refusal]}</span>
        </p>
      )}
      <div className="studio-row">{button}</div>
      {isDragged && <p className="file-drop">Lascia qui la registrazione</p>}
    </section>
  );
}
