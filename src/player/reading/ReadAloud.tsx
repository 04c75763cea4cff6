import { useEffect, useRef, useSyncExternalStore } from "react";
import type { Script } from "../../catalogue/catalogue.ts";
import type { Messages } from "../../i18n/messages/en.ts";
import type { Language } from "../../i18n/languages.ts";
import { readAloudMessages } from "../../i18n/inAllLanguages/readAloud.ts";
import { useLatest } from "../../lib/machine/useLatest.ts";
import { useMachine } from "../../lib/machine/useMachine.ts";
import { deviceVoice } from "../../platform/speech/deviceVoice.ts";
import { keepScreenOn } from "../../platform/browser/wakeLock.ts";
import { announce } from "../../ui/announce.ts";
import { useHush } from "../../ui/Announcer.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { isOn, readAloudBehaviour } from "./readAloudBehaviour.ts";
import { Sentences } from "./Sentences.tsx";
import { useSpeed } from "../controls/useSpeed.ts";
import "../../ui/text/SpokenText.css";
import "../AudioPlayer.css";
import "./ReadAloud.css";

export type ReadAloudProps = {
  script: Script;
  /** The language of the script. */
  language: Language;
  pageLanguage: Language;
  messages: Messages;
};

/** A script that was never recorded, to be read, or to be heard in the device's own voice. */
export function ReadAloud(props: ReadAloudProps) {
  // Another text must begin at its beginning, so the component is replaced.
  return <OneText key={`${props.language} ${props.script.flat().join(" ")}`} {...props} />;
}

function OneText({ script, language, pageLanguage, messages }: ReadAloudProps) {
  const words = readAloudMessages[pageLanguage];
  const button = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [speed] = useSpeed();
  const latestSpeed = useLatest(speed);
  const reader = useSyncExternalStore(
    deviceVoice.subscribe,
    () => deviceVoice.reader(language),
    () => undefined,
  );
  const [state, send] = useMachine(readAloudBehaviour, ({ from }, tell, signal) => {
    // A phone that turns its screen off falls silent.
    keepScreenOn(() => {}, signal);
    const sentences = script.flat();
    deviceVoice.read({ sentences, from, language, speed: () => latestSpeed.current }, tell, signal);
  });
  const { phase } = state;
  const isReading = isOn(state);

  useHush(isReading);
  const problem = phase === "failed" ? words.problems[state.problem] : undefined;
  const news = problem ?? (phase === "interrupted" ? words.interrupted : undefined);
  useEffect(() => {
    if (news) announce(news);
  }, [news]);

  return (
    <div className="read-aloud">
      {reader && (
        <div className="needs-script">
          {/* With a button for each, focus would be lost: one button begins and stops. */}
          <Button
            ref={button}
            look="plain"
            icon={isReading ? "stop" : "play"}
            onTap={() => send({ type: isReading ? "stopPressed" : "readPressed" })}
          >
            {isReading ? words.stop : phase === "interrupted" ? words.goOn : words.read}
          </Button>
          <p className="recording-about">
            {reader === "service" ? `${words.about} ${words.service}` : words.about}
          </p>
          {phase !== "failed" && (
            <p className="read-aloud-status">{phase === "ready" ? undefined : words[phase]}</p>
          )}
          {problem && (
            <div className="player-problem">
              <p>{problem}</p>
              <Button
                look="plain"
                icon="turn"
                onClick={() => {
                  // “Try again” vanishes when pressed, and focus would be lost with it.
                  button.current?.focus();
                  send({ type: "readPressed" });
                }}
              >
                {messages.tryAgain}
              </Button>
            </div>
          )}
        </div>
      )}
      <div
        ref={text}
        className="spoken-text"
        lang={language === pageLanguage ? undefined : language}
      >
        <Sentences
          box={text}
          script={script}
          now={phase === "reading" ? state.sentence : undefined}
        />
      </div>
    </div>
  );
}
