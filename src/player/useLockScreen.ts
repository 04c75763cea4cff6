import { useEffect, useLayoutEffect, type RefObject } from "react";
import type { Messages } from "../i18n/en.ts";
import { useLatest } from "../lib/useLatest.ts";
import { mediaSession, type LockScreen, type LockScreenKeys } from "../platform/mediaSession.ts";
import { voice, type Clip } from "../platform/voice.ts";
import { SKIP, skip } from "./skip.ts";
import { useSpeed } from "./useSpeed.ts";
import { useVoice } from "./useVoice.ts";

type Keys = Omit<LockScreenKeys, "seekBy" | "seekTo">;

type Player = Readonly<
  RefObject<{ clip: Clip | undefined; seconds: number; keys: Keys; messages: Messages }>
>;

/** Those that would have the lock screen, in the order in which they came to the page. */
const players: Player[] = [];

/** Whose it is: the player that is on, or the first. */
function holder() {
  return players.find(isOn) ?? players[0];
}

function isOn({ current: { clip } }: Player) {
  return clip !== undefined && /loading|playing|paused/.test(voice.phase(clip));
}

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

  useLayoutEffect(() => {
    players.push(latest);
    return () => void players.splice(players.indexOf(latest), 1);
  }, [latest]);
  const isOurs = useVoice(() => holder() === latest, false);

  useEffect(() => {
    if (!isOurs) return;
    const shown = new AbortController();
    const press = (key: keyof Keys, player: Player) => () => player.current.keys[key]?.();
    // In a tour the next stop is one press away, also from what else is played there.
    const tour = players.find(({ current }) => current.keys.nexttrack);
    mediaSession.listen(
      {
        play: press("play", latest),
        pause: press("pause", latest),
        ...(tour && {
          nexttrack: press("nexttrack", tour),
          previoustrack: press("previoustrack", tour),
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
  }, [latest, isOurs]);

  useEffect(() => {
    if (isOurs) mediaSession.show({ title, artist, album });
  }, [isOurs, title, artist, album]);

  useEffect(() => {
    if (!clip || !isOurs) return;
    const tell = () =>
      mediaSession.tell(voice.phase(clip) === "playing", voice.seconds(clip), seconds, speed);
    tell();
    return voice.subscribe(tell);
  }, [isOurs, clip, seconds, speed]);
}
