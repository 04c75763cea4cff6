import { useEffect } from "react";
import {
  isWanted,
  type CaptionsEvent,
  type CaptionsState,
} from "../../../captions/captionsState.ts";
import { wholeTranscript, stopSession } from "../../../captions/restOfSession.ts";
import { visits } from "../../../platform/storage/visits.ts";
import { pageVisibility } from "../../../platform/browser/pageVisibility.ts";
import { useSaveOnLeave } from "../../../platform/storage/useSaveOnLeave.ts";
import type { TranscriptStorage } from "./transcriptStorage.ts";

/** Saves the transcript on the device; reports when another tab changes it or the visit ends. */
export function useSavedTranscript(
  storage: TranscriptStorage,
  state: CaptionsState,
  send: (event: CaptionsEvent) => void,
) {
  const { transcript, phase } = state;

  useEffect(() => {
    if (phase === "opening") return;
    // Out of view the app may be closed unannounced: an unfinished sentence is saved too.
    storage.save(phase === "away" && state.rest ? pagesIfStopped(state) : transcript.pages);
  }, [storage, state, transcript.pages, phase]);

  useSaveOnLeave(() => {
    if (isWanted(state) || state.rest) storage.save(pagesIfStopped(state));
  });

  useEffect(() => {
    const watching = new AbortController();
    const { signal } = watching;
    const changed = () => send({ type: "pagesChanged", isOver: storage.isOver(), at: Date.now() });
    const look = () => {
      if (storage.isOver()) changed();
    };
    signal.addEventListener("abort", visits.subscribe(look));
    visits.watchOtherTabs((key) => {
      if (key.startsWith(storage.folder())) changed();
    }, signal);
    pageVisibility.watch(look, signal);
    return () => watching.abort();
  }, [storage, send]);
}

/** What stays of captions that are not stopped, or whose last words are not written yet. */
function pagesIfStopped(state: CaptionsState) {
  return wholeTranscript(stopSession(state, Date.now()), true).pages;
}
