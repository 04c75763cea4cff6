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
/** In milliseconds: a screen reader has read the instruction by then. */
const INSTRUCTION = 4_000;

type Check =
  | { phase: "unchecked" }
  | { phase: "intro" }
  | { phase: "silence" }
  | { phase: "speech" }
  | { phase: "measuring" }
  | { phase: "checked"; figures: RoomFigures }
  | { phase: "failed" };

/** Records the room and the voice for some seconds, and says in words what to change. */
export function RoomCheck({ opened, isIdle }: { opened: Microphone | undefined; isIdle: boolean }) {
  const [check, setCheck] = useState<Check>({ phase: "unchecked" });
  /** The microphone to check; when another one is opened, the check ends and does not start anew. */
  const [asked, setAsked] = useState<{ microphone: Microphone }>();
  const isChecking = ["intro", "silence", "speech", "measuring"].includes(check.phase);
  const isOff = asked !== undefined && (opened !== asked.microphone || !isIdle);
  if (isOff) {
    setAsked(undefined);
    if (isChecking) setCheck({ phase: "failed" });
  }
  useEffect(() => {
    if (!asked) return;
    const leave = new AbortController();
    void (async () => {
      try {
        const figures = await measureRoom(asked.microphone, leave.signal, (phase) =>
          setCheck({ phase }),
        );
        if (leave.signal.aborted) return;
        setCheck({ phase: "checked", figures });
        announce(
          adviceOn(figures)
            .map((each) => adviceInItalian[each])
            .join(" "),
        );
      } catch {
        if (!leave.signal.aborted) setCheck({ phase: "failed" });
      }
    })();
    return () => leave.abort();
  }, [asked]);

  const canCheck = opened !== undefined && isIdle && !isChecking;
  return (
    <div className="booth-check">
      <p id="prova-stanza">{checkInItalian[check.phase]}</p>
      {check.phase === "checked" && <Advice figures={check.figures} />}
      <Button
        look="plain"
        aria-disabled={!canCheck}
        aria-describedby="prova-stanza"
        onTap={() => {
          if (!canCheck) return;
          setCheck({ phase: "intro" });
          announce(checkInItalian.intro);
          setAsked({ microphone: opened });
        }}
      >
        {check.phase === "unchecked" ? "Prova la stanza e la voce" : "Prova di nuovo"}
      </Button>
    </div>
  );
}

const checkInItalian: Record<Check["phase"], string> = {
  unchecked: "Prima di cominciare, a microfono acceso, dieci secondi per sapere come si sente.",
  intro:
    "Dopo il primo segnale resta in silenzio. Dopo il secondo leggi ad alta voce la frase, come la leggeresti a un visitatore.",
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

async function measureRoom(
  opened: Microphone,
  signal: AbortSignal,
  onPhase: (phase: "silence" | "speech" | "measuring") => void,
): Promise<RoomFigures> {
  await wait(INSTRUCTION, signal);
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

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new DOMException("Somebody left", "AbortError"));
    });
  });
}
