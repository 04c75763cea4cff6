import { useMemo, useState } from "react";
import { storage } from "../platform/storage.ts";
import { voice, type Clip } from "../platform/voice.ts";
import { useKeptOnLeave } from "./useKeptOnLeave.ts";

/** A recording that goes on, also after a reload, where it stopped today. */
export function useKeptSeconds(src: string, length: number): Clip {
  const [key] = useState(() => `${storage.today()}heard/${src}`);
  const [from] = useState(() => {
    const seconds = Number(storage.read(key));
    return seconds > 0 && seconds < length ? seconds : 0;
  });
  const clip = useMemo(() => ({ key: src, src, from }), [src, from]);
  useKeptOnLeave(() => {
    const seconds = voice.seconds(clip);
    if (seconds > 0 && seconds < length) storage.write(key, String(seconds));
    else storage.remove(key);
  });
  return clip;
}
