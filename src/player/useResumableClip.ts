import { useMemo, useState } from "react";
import { visits } from "../platform/storage/visits.ts";
import { voice, type Clip } from "../platform/sound/voice.ts";
import { useSaveOnLeave } from "../platform/storage/useSaveOnLeave.ts";

/** The clip of a recording; it goes on where it stopped in this visit, also after a reload. */
export function useResumableClip(src: string, length: number): Clip {
  const [visit] = useState(visits.current);
  const key = `${visit.day}heard/${src}`;
  const [from] = useState(() => {
    const seconds = Number(visit.read(key));
    return seconds > 0 && seconds < length ? seconds : 0;
  });
  const clip = useMemo(() => ({ key: src, src, from }), [src, from]);
  useSaveOnLeave(() => {
    const seconds = voice.seconds(clip);
    if (seconds > 0 && seconds < length) visit.write(key, String(seconds));
    else visit.remove(key);
  });
  return clip;
}
