import { useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import {
  clipboardReader,
  importPhotograph,
  type Photograph,
} from "../../platform/photographs/photograph.ts";
import { announce } from "../../ui/announce.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Icon } from "../../ui/brand/Icon.tsx";
import { useFileDrop } from "../parts/fields/useFileDrop.ts";
import { usePicturePasted } from "./usePicturePasted.ts";
import "../parts/fields/FileButton.css";
import "./PictureInput.css";

type PictureInputProps = {
  label: string;
  picture?: { url: string; alt: string } | undefined;
  onPicture: (photo: Photograph) => void;
  onRemove?: (() => void) | undefined;
};

type Reading = { phase: "idle" | "reading" } | { phase: "refused" | "small"; words: string };

/** In pixels, on the longer side: below it a photograph is blurred on the screen of a computer. */
const SMALL = 1000;
const dropped = {
  several: "Sono arrivati più file insieme, e qui serve una foto sola: trascinane una.",
  none: "Da un’altra pagina arriva solo l’indirizzo della foto. Salvala sul computer con «Salva immagine con nome», poi scegli quel file.",
};
const UNEXPECTED = "La foto non si è aperta. Riprova, oppure scegline un’altra.";

/** Takes a photograph that is chosen, dropped or pasted, and shows the present one. */
export function PictureInput({ label, picture, onPicture, onRemove }: PictureInputProps) {
  const id = useId();
  const zone = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef<AbortController>(undefined);
  const [reading, setReading] = useState<Reading>({ phase: "idle" });
  const paste = useSyncExternalStore(unchanging, clipboardReader, () => undefined);
  const { isOver, ...dropping } = useFileDrop(take, refuse, dropped);
  usePicturePasted(zone, take);
  useEffect(() => () => latest.current?.abort(), []);

  /** Aborts the reading of a file that was chosen earlier. */
  function begin() {
    latest.current?.abort();
    latest.current = new AbortController();
    setReading({ phase: "reading" });
    return latest.current.signal;
  }

  function refuse(words: string) {
    latest.current?.abort();
    setReading({ phase: "refused", words });
    announce(words);
  }

  async function take(file: Blob, signal = begin()) {
    announce("Apro la foto.");
    const name = file instanceof File ? file.name : "";
    const answer = await importPhotograph(file, name, signal).catch(() => undefined);
    if (signal.aborted) return;
    if (answer?.phase !== "ready") return refuse(answer?.reason ?? UNEXPECTED);
    const { phase: _, ...photo } = answer;
    const size = `${photo.width} × ${photo.height} pixel`;
    const words = `La foto è piccola (${size}): sugli schermi grandi si vedrà sfocata. Se ne hai una più grande, mettila al suo posto.`;
    const isSmall = Math.max(photo.width, photo.height) < SMALL;
    setReading(isSmall ? { phase: "small", words } : { phase: "idle" });
    announce(isSmall ? `Foto aggiunta. ${words}` : `Foto aggiunta, ${size}.`);
    onPicture(photo);
  }

  async function takePasted() {
    const signal = begin();
    const pasted = await paste?.();
    if (!pasted || signal.aborted) return;
    if (pasted.phase === "refused") refuse(pasted.reason);
    else await take(pasted.file, signal);
  }

  function remove() {
    latest.current?.abort();
    setReading({ phase: "idle" });
    onRemove?.();
    announce("Foto tolta.");
    // The button that was pressed goes away with the picture.
    input.current?.focus();
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
      {picture && (
        <img src={picture.url} alt={picture.alt || "Foto ancora senza alternativa testuale"} />
      )}
      <p id={`${id}words`} className="picture-input-words">
        {reading.phase === "reading" && "Apro la foto…"}
        {reading.phase === "idle" &&
          !picture &&
          "Trascina qui una foto, incollala o scegli un file."}
        {"words" in reading && (
          <>
            <Icon name="warning" />
            <span>{reading.words}</span>
          </>
        )}
      </p>
      <div className="picture-input-ways">
        <label className="button" data-look="plain">
          <Icon name="plus" />
          {picture ? "Cambia foto" : "Scegli una foto"}
          <input
            ref={input}
            className="visually-hidden"
            type="file"
            accept="image/*"
            aria-describedby={`${id}words`}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              // Otherwise choosing the same file again, once it is corrected, fires no change
              // event.
              currentTarget.value = "";
              if (file) void take(file);
            }}
          />
        </label>
        {paste && (
          <Button look="plain" icon="copy" onTap={takePasted}>
            Incolla dagli appunti
          </Button>
        )}
        {picture && onRemove && (
          <Button look="quiet" icon="close" onTap={remove}>
            Togli la foto
          </Button>
        )}
      </div>
      {isOver && <p className="file-drop">Lascia qui la foto</p>}
    </div>
  );
}

function unchanging() {
  return () => {};
}
