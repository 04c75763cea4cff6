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
import type { TranscriptStorage } from "./notebook.ts";

/** Keeps the transcript on the device; tells when another tab changes it, or the visit is over. */
export function useSavedTranscript(
  notes: TranscriptStorage,
  state: CaptionsState,
  send: (event: CaptionsEvent) => void,
) {
  const { transcript, phase } = state;

  useEffect(() => {
    if (phase === "opening") return;
    // Out of view the app may end without a word: the sentence that is being said is kept too.
    notes.keep(phase === "away" && state.rest ? pagesIfStopped(state) : transcript.pages);
  }, [notes, state, transcript.pages, phase]);

  useSaveOnLeave(() => {
    if (isWanted(state) || state.rest) notes.keep(pagesIfStopped(state));
  });

  useEffect(() => {
    const watching = new AbortController();
    const { signal } = watching;
    const changed = () => send({ type: "pagesChanged", isOver: notes.isOver(), at: Date.now() });
    const look = () => {
      if (notes.isOver()) changed();
    };
    signal.addEventListener("abort", visits.subscribe(look));
    visits.watchOtherTabs((key) => {
      if (key.startsWith(notes.folder())) changed();
    }, signal);
    pageVisibility.watch(look, signal);
    return () => watching.abort();
  }, [notes, send]);
}

/** What stays of captions that are not stopped, or whose last words are not written yet. */
function pagesIfStopped(state: CaptionsState) {
  return wholeTranscript(stopSession(state, Date.now()), true).pages;
}
