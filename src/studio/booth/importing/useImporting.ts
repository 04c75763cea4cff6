import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Language } from "../../../i18n/languages.ts";
import { announce } from "../../../ui/announce.ts";
import { at } from "../../draft/documents/documents.ts";
import { useDraft } from "../../draft/useDraft.ts";
import { languagesInItalian } from "../../italian/languagesInItalian.ts";
import { withTakes } from "../recording/boothEdits.ts";
import { readSoundFile, type OpenedRecording } from "./readSoundFile.ts";
import { storeSentences, storeFailure } from "./cutting/storeSentences.ts";
import { recordingRefusals, type RecordingRefusal } from "./recordingRefusals.ts";
import type { Region } from "./waveform/regions.ts";

type ImportTarget = {
  language: Language;
  clip: string;
  texts: readonly string[];
  expected: readonly number[];
  /** What the recording is called, for the history. */
  name: string;
};

/** Opens a recording, and takes its sentences into the booth. */
export function useImporting({ language, clip, texts, expected, name }: ImportTarget) {
  const draft = useDraft();
  const navigate = useNavigate();
  const [importing, setImporting] = useState<ImportState>({ phase: "choosing" });
  const latest = useRef<AbortController>(undefined);
  const turn = useRef(0);
  useEffect(() => () => latest.current?.abort(), []);

  function refuse(refusal: RecordingRefusal) {
    setImporting({ phase: "refused", refusal });
    announce(recordingRefusals[refusal]);
  }

  async function choose(files: readonly File[]) {
    const [file] = files;
    if (!file) return;
    // A file that was chosen before may still be opening.
    latest.current?.abort();
    latest.current = new AbortController();
    const { signal } = latest.current;
    if (files.length > 1) return refuse("several");
    setImporting({ phase: "decoding", name: file.name });
    announce("Apro la registrazione e cerco le frasi.");
    const recording = await readSoundFile(file, expected, signal).catch(
      () => "unexpected" as const,
    );
    if (signal.aborted) return;
    if (typeof recording === "string") return refuse(recording);
    setImporting({ phase: "marking", name: file.name, turn: ++turn.current, recording });
    announce("Registrazione aperta. Ascolta le frasi e correggile.");
  }

  async function take(regions: readonly Region[]) {
    if (importing.phase !== "marking") return;
    const { recording } = importing;
    const signal = latest.current?.signal;
    const { problem: _, ...opened } = importing;
    setImporting({ ...opened, phase: "storing" });
    announce("Metto le frasi al loro posto.");
    try {
      const takes = await storeSentences(draft.id, recording.wav, texts, regions);
      // Who has left the screen meanwhile no longer wants it.
      if (signal?.aborted) return;
      const path = at.booth(language, clip);
      draft.edit(`${name}, voce in ${languagesInItalian[language]} da un file`, [
        [path, withTakes(draft.read(path), takes, true)],
      ]);
      announce(takes.length === 1 ? "Una frase presa." : `${takes.length} frasi prese.`);
      await navigate(`/${draft.id}/voci/${language}/${clip}`);
    } catch (error) {
      if (signal?.aborted) return;
      const problem = storeFailure(error, recording.wav.size);
      setImporting({ ...opened, problem });
      announce(problem);
    }
  }

  return { importing, choose: (files: readonly File[]) => void choose(files), take };
}

/** The steps of an import; `turn` tells one file from the next. */
export type ImportState =
  | { phase: "choosing" }
  | { phase: "decoding"; name: string }
  | { phase: "refused"; refusal: RecordingRefusal }
  /** `problem`: why it could not be stored, in Italian. */
  | { phase: "marking"; name: string; turn: number; recording: OpenedRecording; problem?: string }
  | { phase: "storing"; name: string; turn: number; recording: OpenedRecording };
