import { useEffect } from "react";
import { isWanted, type CaptionsEvent, type CaptionsState } from "../../captions/captionsState.ts";
import { finished } from "../../captions/transcript.ts";
import { kept } from "../../platform/kept.ts";
import { pageVisibility } from "../../platform/pageVisibility.ts";
import { useKeptOnLeave } from "../../platform/useKeptOnLeave.ts";
import type { Notebook } from "./notebook.ts";

/** Keeps the transcript on the device; tells when another tab changes it, or the visit is over. */
export function useKeptTranscript(
  notes: Notebook,
  state: CaptionsState,
  send: (event: CaptionsEvent) => void,
) {
  const { transcript, phase } = state;

  useEffect(() => {
    if (phase !== "opening") notes.keep(transcript.pages);
  }, [notes, transcript.pages, phase]);

  // A visitor may leave without stopping: the sentence that is being said is kept too.
  useKeptOnLeave(() => {
    if (isWanted(state)) notes.keep(finished(transcript, Date.now()).pages);
  });

  useEffect(() => {
    const watching = new AbortController();
    const { signal } = watching;
    const changed = () => send({ type: "pagesChanged", isOver: notes.isOver(), at: Date.now() });
    const look = () => {
      if (notes.isOver()) changed();
    };
    signal.addEventListener("abort", kept.subscribe(look));
    kept.watchOtherTabs((key) => {
      if (key.startsWith(notes.folder())) changed();
    }, signal);
    pageVisibility.watch(look, signal);
    return () => watching.abort();
  }, [notes, send]);
}
