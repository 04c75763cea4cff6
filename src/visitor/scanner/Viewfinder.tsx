import { useEffect, type RefCallback } from "react";
import type { Messages } from "../../i18n/messages/en.ts";
import { announce } from "../../ui/announce.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Icon } from "../../ui/brand/Icon.tsx";
import { useVisit } from "../shell/visit.ts";
import { LightSwitch } from "./LightSwitch.tsx";
import type { ScannerEvent, ScannerState } from "./scannerBehaviour.ts";
import "./Viewfinder.css";

type ViewfinderProps = {
  video: HTMLVideoElement | null;
  videoRef: RefCallback<HTMLVideoElement>;
  state: ScannerState;
  send: (event: ScannerEvent) => void;
};

/** The camera's picture, what the scanner is doing in words, and the button for on and off. */
export function Viewfinder({ video, videoRef, state, send }: ViewfinderProps) {
  const { scanner, tryAgain } = useVisit().messages;
  const { phase } = state;
  const isOn = phase === "asking" || phase === "scanning" || phase === "away";
  const status = describeScanner(state, scanner);
  const trouble = describeTrouble(state, scanner);
  const news = status ?? trouble.join(" ");

  useEffect(() => {
    if (news) announce(news);
  }, [news]);

  return (
    <div className="viewfinder needs-script" data-ground="deep" data-phase={phase}>
      <div className="viewfinder-window">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- The video has no sound. */}
        <video ref={videoRef} playsInline aria-hidden="true" />
        <Icon name="camera" />
      </div>
      {trouble.length > 0 && (
        <div>
          {trouble.map((sentence) => (
            <p key={sentence}>
              {sentence === scanner.cameraFailed ? <strong>{sentence}</strong> : sentence}
            </p>
          ))}
        </div>
      )}
      {phase !== "blocked" && <p>{status ?? scanner.description}</p>}
      <div className="viewfinder-controls">
        {phase === "scanning" && video && <LightSwitch video={video} label={scanner.light} />}
        {/* Focus would be lost with a button that goes away, so one button starts and stops. */}
        <Button onTap={() => send({ type: isOn ? "stopped" : "cameraAsked" })}>
          {isOn ? scanner.stop : phase === "blocked" ? tryAgain : scanner.activateCamera}
        </Button>
      </div>
    </div>
  );
}

/** Why the camera is not on, and what else there is to do. */
function describeTrouble(state: ScannerState, messages: Messages["scanner"]) {
  if (state.phase !== "blocked") return [];
  const why = [messages.problems[state.problem], messages.otherWays];
  return state.problem === "decoder" ? why : [messages.cameraFailed, ...why];
}

/** What the scanner is doing, or has just done. */
function describeScanner(state: ScannerState, messages: Messages["scanner"]) {
  switch (state.phase) {
    case "asking":
    case "away":
      return messages.asking;
    case "scanning":
      return state.isSlow ? messages.slow : messages.scanning;
    case "found":
      return messages.found;
    case "inactive":
      return state.wasOn ? messages.off : undefined;
    case "foreign":
    case "blocked":
      return undefined;
  }
}
