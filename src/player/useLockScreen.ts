import { useEffect } from "react";
import type { Messages } from "../i18n/en.ts";
import { useLatest } from "../lib/useLatest.ts";
import { mediaSession, type LockScreen, type LockScreenKeys } from "../platform/mediaSession.ts";
import { voice, type Clip } from "../platform/voice.ts";
import { SKIP, skip } from "./skip.ts";
import { useSpeed } from "./useSpeed.ts";

type Keys = Omit<LockScreenKeys, "seekBy" | "seekTo">;

/** Shows the recording on the lock screen; keys there and on a headset do what the screen does. */
export function useLockScreen(
  clip: Clip | undefined,
  seconds: number,
  { title, artist, album }: LockScreen,
  keys: Keys,
  messages: Messages,
) {
  const [speed] = useSpeed();
  const latest = useLatest({ clip, seconds, keys, messages });

  useEffect(() => {
    const shown = new AbortController();
    const press = (key: keyof Keys) => () => latest.current.keys[key]?.();
    mediaSession.listen(
      {
        play: press("play"),
        pause: press("pause"),
        ...(latest.current.keys.nexttrack && {
          nexttrack: press("nexttrack"),
          previoustrack: press("previoustrack"),
        }),
        seekBy: (by) => {
          const now = latest.current;
          if (now.clip) skip(now.clip, now.seconds, by, now.messages);
        },
        seekTo: (to) => {
          const now = latest.current;
          if (now.clip) voice.seek(now.clip, Math.min(now.seconds, to));
        },
      },
      SKIP,
      shown.signal,
    );
    return () => shown.abort();
  }, [latest]);

  useEffect(() => mediaSession.show({ title, artist, album }), [title, artist, album]);

  useEffect(() => {
    if (!clip) return;
    const tell = () =>
      mediaSession.tell(voice.phase(clip) === "playing", voice.seconds(clip), seconds, speed);
    tell();
    return voice.subscribe(tell);
  }, [clip, seconds, speed]);
}
