import { useEffect, useRef, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { useMachine } from "../../lib/machine/useMachine.ts";
import { codes } from "../../platform/camera/codes.ts";
import { preferredLanguage } from "../../platform/storage/preferredLanguage.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { ButtonLink } from "../../ui/buttons/ButtonLink.tsx";
import { openDialog } from "../../ui/dialog/openDialog.ts";
import { Screen } from "../shell/Screen.tsx";
import { addressOf, useVisit } from "../shell/visit.ts";
import { ForeignCode } from "./ForeignCode.tsx";
import { workPath } from "./parseCode.ts";
import { NumberPad } from "./NumberPad.tsx";
import { performScanner } from "./performScanner.ts";
import { scannerBehaviour } from "./scannerBehaviour.ts";
import { Viewfinder } from "./Viewfinder.tsx";
import "./ScannerScreen.css";

export function ScannerScreen() {
  const visit = useVisit();
  const navigate = useNavigate();
  const isOnTheWay = useNavigation().state !== "idle";
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const numberPad = useRef<HTMLDialogElement>(null);
  const [state, send] = useMachine(
    scannerBehaviour(visit.museum.slug),
    performScanner({ video, wanted: workPath(visit.museum.slug) }),
  );
  const { scanner, number, list } = visit.messages;

  // A decoder fetched on the first tap would keep the visitor waiting.
  useEffect(() => {
    codes.prepare();
    return codes.close;
  }, []);

  // React Router drops a navigation when another begins, so this one waits for a change of
  // language that is under way, and is made again after one that came between.
  const destination = state.phase === "found" ? state.destination : undefined;
  useEffect(() => {
    if (!destination || isOnTheWay) return;
    if (destination.is === "artwork")
      return void navigate(addressOf(visit, `artwork/${destination.id}/`));
    // This address names no language, so the next screen takes the one that is remembered.
    preferredLanguage.write(visit.language);
    navigate(`/${visit.museum.slug}/transcription`);
  }, [destination, isOnTheWay, visit, navigate]);

  function openNumberPad() {
    send({ type: "stopped" });
    openDialog(numberPad.current, numberPad.current?.querySelector("input"));
  }

  return (
    <Screen title={scanner.title} description={scanner.description}>
      <Viewfinder video={video} videoRef={setVideo} state={state} send={send} />
      <div className="scanner-ways">
        <ButtonLink look="plain" icon="captions" to={addressOf(visit, "transcription")}>
          {scanner.transcribe}
        </ButtonLink>
        <div className="needs-script">
          <Button look="plain" icon="number" onClick={openNumberPad}>
            {number.title}
          </Button>
        </div>
        <ButtonLink icon="palette" to={addressOf(visit, "list")}>
          {list.title}
        </ButtonLink>
      </div>
      <ForeignCode
        code={state.phase === "foreign" ? state.code : undefined}
        send={send}
        openNumberPad={openNumberPad}
      />
      <NumberPad ref={numberPad} />
    </Screen>
  );
}
