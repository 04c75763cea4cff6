import { useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { isHopeless, isWanted, needsAnother } from "../../captions/captionsState.ts";
import { EarsOffer } from "../../onDevice/ears/offer/EarsOffer.tsx";
import { useEars } from "../../onDevice/ears/useEars.ts";
import { visits } from "../../platform/storage/visits.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { openDialog } from "../../ui/dialog/openDialog.ts";
import { Screen } from "../shell/Screen.tsx";
import { useVisit } from "../shell/visit.ts";
import { CaptionsDock } from "./CaptionsDock.tsx";
import { CaptionsLog } from "./log/CaptionsLog.tsx";
import { CaptionsStatus } from "./CaptionsStatus.tsx";
import { ClearedNotice } from "./log/ClearedNotice.tsx";
import { GuideLanguage } from "./settings/GuideLanguage.tsx";
import { KeepDialog } from "./keeping/KeepDialog.tsx";
import { NeededEars } from "./recognising/NeededEars.tsx";
import { transcriptStorage } from "./keeping/transcriptStorage.ts";
import { KeepScreenOn } from "./KeepScreenOn.tsx";
import { OnDeviceOnly } from "./recognising/OnDeviceOnly.tsx";
import { RecognisedByNotice } from "./recognising/RecognisedByNotice.tsx";
import { SettingsDialog } from "./settings/SettingsDialog.tsx";
import { ShowDialog } from "./showing/ShowDialog.tsx";
import { useCaptionsMachine } from "./useCaptionsMachine.ts";
import { useCaptionsMessages } from "./useCaptionsMessages.ts";
import { useGlossaries } from "./log/useGlossaries.ts";
import { useSavedTranscript } from "./keeping/useSavedTranscript.ts";
import { useRecognition } from "./recognising/useRecognition.ts";
import { useSettings } from "./settings/useSettings.ts";
import "./CaptionsScreen.css";

export function CaptionsScreen() {
  const visit = useVisit();
  const [settings, change] = useSettings();
  const language = settings.guideLanguage ?? visit.language;
  const ears = useEars();
  const recognition = useRecognition(language, settings, ears);
  const recognisedBy = recognition.by;
  const [storage] = useState(() => transcriptStorage(visit.museum.slug));
  const isKept = useSyncExternalStore(visits.subscribe, storage.isKept, storage.isKept);
  const captions = useCaptionsMessages();
  const [state, send] = useCaptionsMachine({ language, recognisedBy, ears, storage });
  const { transcript } = state;
  // The network may be gone when the guide speaks, so names are fetched when the screen opens.
  const glossaries = useGlossaries(visit.museum, [language, ...transcript.languages]);
  const isOnlyOnDevice =
    state.phase === "blocked" && state.problem === "notOnDevice" && transcript.pages.length > 0;
  const hasLog = !isHopeless(state) || transcript.pages.length > 0;
  const isOn = isWanted(state);
  const isEarsNeeded = EARS && ears.isOffered && needsAnother(state);
  const toggle = useRef<HTMLButtonElement>(null);
  const settingsDialog = useRef<HTMLDialogElement>(null);
  const keepDialog = useRef<HTMLDialogElement>(null);
  const showDialog = useRef<HTMLDialogElement>(null);

  useSavedTranscript(storage, state, send);

  function tell(type: "stopped" | "cleared" | "restored") {
    send({ type, at: Date.now() });
  }

  function start() {
    // A screen left open overnight still shows the transcript of a visit that has ended.
    if (storage.isOver()) send({ type: "pagesChanged", isOver: true, at: Date.now() });
    // Neither a new language of the visit nor a device that fails may change what is listened to,
    // or send speech to a service, without the visitor: the first start settles both.
    change({ guideLanguage: language, ...(recognisedBy === "device" && { onDevice: true }) });
    send({ type: "asked", at: Date.now() });
  }

  const notice = (offer: ReactNode) => (
    <RecognisedByNotice recognition={recognition} settings={settings} change={change}>
      {offer}
    </RecognisedByNotice>
  );
  const quietOffer = EARS && <EarsOffer guideLanguage={language} isNeeded={false} />;

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
            onClick={() => openDialog(settingsDialog.current)}
          />
        </div>
        {hasLog && (
          <CaptionsLog
            key={state.phase === "opening" ? "opening" : "open"}
            transcript={transcript}
            glossaries={glossaries}
            isCalm={settings.isCalm}
          >
            {state.cleared ? (
              <ClearedNotice restore={() => tell("restored")} />
            ) : (
              <>
                <p className="captions-lead">{captions.description}</p>
                {notice(!isEarsNeeded && quietOffer)}
              </>
            )}
          </CaptionsLog>
        )}
        <CaptionsStatus state={state} ears={ears.words?.captions} />
        {EARS && (
          <NeededEars
            isNeeded={isEarsNeeded}
            // What may pass by itself leaves the room to the transcript.
            isFolded={state.phase === "restarting"}
            guideLanguage={language}
            toggle={toggle}
          />
        )}
        {isOnlyOnDevice && (
          <OnDeviceOnly
            settings={settings}
            change={(changed) => {
              change(changed);
              // The checkbox goes away when it is changed, and focus would be lost with it.
              toggle.current?.focus();
            }}
          />
        )}
        <KeepScreenOn isOn={isOn} />
        <CaptionsDock
          ref={toggle}
          isOn={isOn}
          canStart={!isHopeless(state)}
          start={start}
          stop={() => tell("stopped")}
          show={() => openDialog(showDialog.current)}
          keep={() => openDialog(keepDialog.current)}
        />
      </div>
      <SettingsDialog ref={settingsDialog} settings={settings} change={change}>
        {notice(quietOffer)}
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
