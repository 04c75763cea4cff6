import { useEffect, useState } from "react";
import type { Microphone } from "../../../platform/sound/microphone.ts";
import { soundPlayer } from "../../../platform/sound/soundPlayer.ts";
import { announce } from "../../../ui/announce.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { adviceOn } from "../sound/room/advice.ts";
import type { RoomFigures } from "../sound/room/measureRoom.ts";
import { soundDesk } from "../sound/soundDesk.ts";
import { collectSamples } from "./collectSamples.ts";
import { adviceInItalian } from "../boothInItalian.ts";

/** In seconds: nobody speaks, then somebody reads. */
const SILENCE = 3;
const SPEECH = 7;
/** In milliseconds: a screen reader has said by then what is to be done. */
const TOLD = 4_000;

type Check =
  | { phase: "unchecked" }
  | { phase: "told" }
  | { phase: "silence" }
  | { phase: "speech" }
  | { phase: "measuring" }
  | { phase: "checked"; figures: RoomFigures }
  | { phase: "failed" };

/** Listens to the room and to the voice before one begins, and says in words what to change. */
export function RoomCheck({ opened, isIdle }: { opened: Microphone | undefined; isIdle: boolean }) {
  const [check, setCheck] = useState<Check>({ phase: "unchecked" });
  /** With which microphone; another one is not checked by itself, and beeps into nobody’s take. */
  const [asked, setAsked] = useState<{ microphone: Microphone }>();
  const isChecking = ["told", "silence", "speech", "measuring"].includes(check.phase);
  const isOff = asked !== undefined && (opened !== asked.microphone || !isIdle);
  if (isOff) {
    setAsked(undefined);
    if (isChecking) setCheck({ phase: "failed" });
  }
  useEffect(() => {
    if (!asked) return;
    const leaving = new AbortController();
    void (async () => {
      try {
        const figures = await figuresOf(asked.microphone, leaving.signal, (phase) =>
          setCheck({ phase }),
        );
        if (leaving.signal.aborted) return;
        setCheck({ phase: "checked", figures });
        announce(
          adviceOn(figures)
            .map((each) => adviceInItalian[each])
            .join(" "),
        );
      } catch {
        if (!leaving.signal.aborted) setCheck({ phase: "failed" });
      }
    })();
    return () => leaving.abort();
  }, [asked]);

  const canCheck = opened !== undefined && isIdle && !isChecking;
  return (
    <div className="booth-check">
      <p id="prova-stanza">{says[check.phase]}</p>
      {check.phase === "checked" && <Advice figures={check.figures} />}
      <Button
        look="plain"
        aria-disabled={!canCheck}
        aria-describedby="prova-stanza"
        onTap={() => {
          if (!canCheck) return;
          setCheck({ phase: "told" });
          announce(says.told);
          setAsked({ microphone: opened });
        }}
      >
        {check.phase === "unchecked" ? "Prova la stanza e la voce" : "Prova di nuovo"}
      </Button>
    </div>
  );
}

const says: Record<Check["phase"], string> = {
  unchecked: "Prima di cominciare, a microfono acceso, dieci secondi per sapere come si sente.",
  told: "Dopo il primo segnale resta in silenzio. Dopo il secondo leggi ad alta voce la frase, come la leggeresti a un visitatore.",
  silence: "Silenzio: ascolto la stanza.",
  speech: "Leggi ad alta voce la frase.",
  measuring: "Un momento.",
  checked: "Ecco come si sente:",
  failed: "La prova non è riuscita. Riprova.",
};

const one = new Intl.NumberFormat("it", { maximumFractionDigits: 1 });

function Advice({ figures: { silence, speech } }: { figures: RoomFigures }) {
  const advice = adviceOn({ silence, ...(speech && { speech }) });
  return (
    <>
      <ul className="booth-advice">
        {advice.map((each) => (
          <li key={each} data-advice={each}>
            {adviceInItalian[each]}
          </li>
        ))}
      </ul>
      {speech && (
        <p className="studio-soft">
          {`Rumore ${one.format(silence.noise)} dB · voce ${one.format(speech.loudness)} LUFS, ${one.format(speech.aboveNoise)} dB sopra il rumore · picco ${one.format(speech.peak)} dB · eco ${one.format(speech.echo)} s`}
        </p>
      )}
    </>
  );
}

async function figuresOf(
  opened: Microphone,
  signal: AbortSignal,
  onPhase: (phase: "silence" | "speech" | "measuring") => void,
): Promise<RoomFigures> {
  await waited(TOLD, signal);
  await soundPlayer.beep(signal);
  signal.throwIfAborted();
  onPhase("silence");
  const quiet = await collectSamples(opened, SILENCE, signal);
  await soundPlayer.beep(signal);
  signal.throwIfAborted();
  onPhase("speech");
  const read = await collectSamples(opened, SPEECH, signal);
  onPhase("measuring");
  const silence = await soundDesk("silence", quiet);
  return { silence, speech: await soundDesk("speech", read, silence) };
}

function waited(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new DOMException("Somebody left", "AbortError"));
    });
  });
}
