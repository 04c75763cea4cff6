import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useMachine } from "../../lib/useMachine.ts";
import { storage } from "../../platform/storage.ts";
import { keepScreenOn } from "../../platform/wakeLock.ts";
import { Button } from "../../ui/Button.tsx";
import { Screen } from "../Screen.tsx";
import { useVisit } from "../visit.ts";
import { captionsBehaviour, isHopeless, isWanted } from "./captionsBehaviour.ts";
import { CaptionsLog } from "./CaptionsLog.tsx";
import { CaptionsStatus } from "./CaptionsStatus.tsx";
import { GuideLanguage } from "./GuideLanguage.tsx";
import { KeepDialog } from "./KeepDialog.tsx";
import { notebook } from "./notebook.ts";
import { OnDeviceOnly } from "./OnDeviceOnly.tsx";
import { performCaptions } from "./performCaptions.ts";
import { useSettings } from "./settings.ts";
import { SettingsDialog } from "./SettingsDialog.tsx";
import { ShowDialog } from "./ShowDialog.tsx";
import { useCaptionsWords } from "./useCaptionsWords.ts";
import { useGlossaries } from "./useGlossaries.ts";
import { useOnDevice } from "./useOnDevice.ts";
import { WhereHeard } from "./WhereHeard.tsx";
import "./CaptionsScreen.css";

export function CaptionsScreen() {
  const visit = useVisit();
  const [settings, change] = useSettings();
  const language = settings.guideLanguage ?? visit.language;
  const { onDevice, theme } = settings;
  const [where, download] = useOnDevice(language);
  const [notes] = useState(() => notebook(visit.museum.slug));
  const isKept = useSyncExternalStore(storage.subscribe, notes.isKept, notes.isKept);
  const captions = useCaptionsWords();
  const { keep } = captions;
  const [state, send] = useMachine(
    captionsBehaviour,
    performCaptions({ language, onDevice, notebook: notes, unsupported: captions.unsupported }),
  );
  const { transcript } = state;
  // Before the first word: without a network they could not be had any more.
  const glossaries = useGlossaries(visit.museum.namesIn, [language, ...transcript.languages]);
  const isOnlyOnDevice =
    state.phase === "blocked" && state.problem === "notOnDevice" && transcript.pages.length > 0;
  const hasLog = !isHopeless(state) || transcript.pages.length > 0;
  const isOn = isWanted(state);
  const isScreenKept = useScreenKeptOn(isOn);
  const settingsDialog = useRef<HTMLDialogElement>(null);
  const keepDialog = useRef<HTMLDialogElement>(null);
  const showDialog = useRef<HTMLDialogElement>(null);

  useEffect(() => notes.keep(transcript.pages), [notes, transcript.pages]);

  // What is being listened to then is not what is wanted now.
  useEffect(() => {
    send({ type: "wayChanged", language, onDevice, at: Date.now() });
  }, [language, onDevice, send]);

  // The whole page, or its bar would glare in a dark room.
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme) dataset["theme"] = theme;
    return () => {
      delete dataset["theme"];
    };
  }, [theme]);

  function tell(type: "asked" | "stopped" | "cleared" | "restored") {
    send({ type, at: Date.now() });
  }

  const whereHeard = (
    <WhereHeard where={where} download={download} settings={settings} change={change} />
  );

  return (
    <Screen title={captions.title} description={captions.description}>
      <div className="captions" data-log={hasLog} data-size={settings.size}>
        <div className="captions-head needs-script">
          <GuideLanguage
            language={language}
            onChange={(guideLanguage) => change({ guideLanguage })}
          />
          <Button
            look="plain"
            icon="letters"
            aria-label={captions.settings.title}
            onClick={() => settingsDialog.current?.showModal()}
          />
        </div>
        {hasLog && (
          <CaptionsLog transcript={transcript} glossaries={glossaries} isCalm={settings.isCalm}>
            {state.cleared ? (
              <>
                <p>{keep.cleared}</p>
                <Button look="plain" icon="undo" onClick={() => tell("restored")}>
                  {keep.undo}
                </Button>
              </>
            ) : (
              <>
                <p className="captions-lead">{captions.description}</p>
                {whereHeard}
              </>
            )}
          </CaptionsLog>
        )}
        <CaptionsStatus state={state} />
        {isOnlyOnDevice && <OnDeviceOnly settings={settings} change={change} />}
        {isOn && isScreenKept === false && (
          <p className="captions-hint">{captions.screenMayTurnOff}</p>
        )}
        <div className="captions-dock needs-script">
          <Button look="quiet" icon="show" onClick={() => showDialog.current?.showModal()}>
            {captions.show.title}
          </Button>
          {!isHopeless(state) && (
            // One button for both, so that focus stays on it: what it does changes, not where it is.
            <Button
              className="captions-toggle"
              icon={isOn ? "stop" : "microphone"}
              data-on={isOn}
              onClick={({ detail }) => {
                // The second half of a double tap would turn it off again.
                if (detail < 2) tell(isOn ? "stopped" : "asked");
              }}
            >
              {isOn ? captions.stop : captions.start}
            </Button>
          )}
          <Button look="quiet" icon="keep" onClick={() => keepDialog.current?.showModal()}>
            {keep.title}
          </Button>
        </div>
      </div>
      <SettingsDialog ref={settingsDialog} settings={settings} change={change}>
        {whereHeard}
      </SettingsDialog>
      <KeepDialog
        ref={keepDialog}
        pages={transcript.pages}
        glossaries={glossaries}
        isKept={isKept}
        canUndo={state.cleared !== undefined}
        clear={() => tell("cleared")}
        restore={() => tell("restored")}
      />
      <ShowDialog ref={showDialog} guideLanguage={language} />
    </Screen>
  );
}

/** Whether the screen stays on while `isOn`; unknown until the device has said so. */
function useScreenKeptOn(isOn: boolean) {
  const [isKept, setIsKept] = useState<boolean>();
  useEffect(() => {
    if (!isOn) return;
    const needed = new AbortController();
    keepScreenOn(setIsKept, needed.signal);
    return () => needed.abort();
  }, [isOn]);
  return isKept;
}
