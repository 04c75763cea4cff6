import { useEffect, useId, useRef, useState } from "react";
import { announce } from "../../../ui/announce.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Icon } from "../../../ui/brand/Icon.tsx";
import { FileButton } from "../../parts/fields/FileButton.tsx";
import { useFileDrop } from "../../parts/fields/useFileDrop.ts";
import { readDrawingFile } from "./readDrawingFile.ts";
import type { SavedDrawing } from "./useSavedDrawing.ts";
import type { CheckedDrawing } from "../../../tactile/model/buildModel.ts";
import "../../works/PictureInput.css";

type DrawingInputProps = {
  label: string;
  drawing: SavedDrawing;
  /** Puts a drawing into the draft; throws where the device has no room for it. */
  onDrawing: (bytes: Uint8Array) => Promise<void>;
  onRemove: () => void;
};

type Reading = { phase: "idle" | "reading" } | { phase: "refused"; words: string };

const dropped = {
  several: "Sono arrivati più file insieme, e qui serve un disegno solo: trascinane uno.",
  none: "Da un’altra pagina arriva solo l’indirizzo del disegno. Salvalo sul computer, poi scegli quel file.",
};

/** A drawing that is chosen or dropped, and the one that is there. */
export function DrawingInput({ label, drawing, onDrawing, onRemove }: DrawingInputProps) {
  const id = useId();
  const zone = useRef<HTMLDivElement>(null);
  const latest = useRef(0);
  const [reading, setReading] = useState<Reading>({ phase: "idle" });
  const { isOver, ...dropping } = useFileDrop(take, refuse, dropped);
  useEffect(
    () => () => {
      latest.current = -1;
    },
    [],
  );
  const isThere = drawing.phase !== "none";

  function refuse(words: string) {
    latest.current++;
    setReading({ phase: "refused", words });
    announce(words);
  }

  async function take(file: File) {
    const turn = ++latest.current;
    setReading({ phase: "reading" });
    announce("Controllo il disegno.");
    try {
      const read = await readDrawingFile(file);
      if (turn !== latest.current) return;
      if (read.phase === "refused") return refuse(read.reason);
      await onDrawing(read.bytes);
      setReading({ phase: "idle" });
      announce(addedInItalian(read.faults));
    } catch (error) {
      if (turn === latest.current) refuse(isFull(error) ? full : unexpected);
    }
  }

  function remove() {
    latest.current++;
    setReading({ phase: "idle" });
    onRemove();
    announce("Disegno tolto.");
    // The button that was pressed goes away with the drawing.
    zone.current?.querySelector("input")?.focus();
  }

  return (
    <div
      ref={zone}
      className="picture-input"
      role="group"
      aria-labelledby={`${id}label`}
      data-phase={reading.phase}
      {...dropping}
    >
      <p id={`${id}label`} className="picture-input-label">
        {label}
      </p>
      {drawing.phase === "checked" && <DrawingPicture label={label} checked={drawing.checked} />}
      <p className="picture-input-words">
        {(reading.phase === "reading" || drawing.phase === "reading") && "Controllo il disegno…"}
        {reading.phase === "idle" && !isThere && "Trascina qui il disegno SVG, o scegli un file."}
        {reading.phase === "refused" && (
          <>
            <Icon name="warning" />
            <span>{reading.words}</span>
          </>
        )}
      </p>
      <div className="picture-input-ways">
        <FileButton accept=".svg,image/svg+xml" onFile={(file) => void take(file)}>
          <Icon name="plus" />
          {isThere ? "Cambia disegno" : "Scegli un disegno"}
          <span className="visually-hidden">: {label}</span>
        </FileButton>
        {isThere && (
          <Button look="quiet" icon="close" onTap={remove}>
            <span>
              Togli il disegno<span className="visually-hidden">: {label}</span>
            </span>
          </Button>
        )}
      </div>
      {isOver && <p className="file-drop">Lascia qui il disegno</p>}
    </div>
  );
}

const full = "Su questo dispositivo non c’è posto per il disegno. Libera spazio, poi riprova.";
const unexpected =
  "Il disegno non si è potuto controllare. Riprova; se succede ancora, ricarica la pagina.";

function isFull(error: unknown) {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}

function addedInItalian(faults: number) {
  if (faults === 0) return "Disegno aggiunto: si può stampare.";
  return faults === 1
    ? "Disegno aggiunto: c’è un punto da correggere."
    : `Disegno aggiunto: ci sono ${faults} punti da correggere.`;
}

/** The drawing on its plate, with what is wrong in it marked and numbered. */
function DrawingPicture({ label, checked }: { label: string; checked: CheckedDrawing }) {
  const { picture, faults } = checked;
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!picture) return;
    const address = URL.createObjectURL(new Blob([picture], { type: "image/svg+xml" }));
    image.current!.src = address;
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  if (!picture) return null;
  return (
    <img
      ref={image}
      className="model-drawing"
      alt={
        faults.length > 0
          ? `${label} sulla lastra, con i punti da correggere numerati come nell’elenco`
          : `${label} sulla lastra`
      }
    />
  );
}
