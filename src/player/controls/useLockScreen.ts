import { useEffect, useLayoutEffect, type RefObject } from "react";
import type { Messages } from "../../i18n/messages/en.ts";
import { useLatest } from "../../lib/machine/useLatest.ts";
import { mediaSession, type LockScreenKeys } from "../../platform/sound/mediaSession.ts";
import { voice, type Clip, type Holder } from "../../platform/sound/voice.ts";
import { SKIP, skip } from "./skip.ts";
import { useSpeed } from "./useSpeed.ts";
import { useVoice } from "../useVoice.ts";

type Keys = Omit<LockScreenKeys, "seekBy" | "seekTo">;

type Player = Readonly<
  RefObject<{ clip: Clip | undefined; holder: Holder; keys: Keys; messages: Messages }>
>;

/** The players that want the lock screen, in the order in which they came to the page. */
const players: Player[] = [];

/** Whether it belongs to this player: the one that has the voice, or the first while none has. */
function hasLockScreen({ name }: Holder) {
  return name === (voice.held()?.holder ?? players[0]?.current.holder)?.name;
}

/** Shows the recording on the lock screen; keys there and on a headset do what the screen does. */
export function useLockScreen(
  clip: Clip | undefined,
  holder: Holder,
  keys: Keys,
  messages: Messages,
) {
  const { seconds, title, artist, album } = holder;
  const [speed] = useSpeed();
  const latest = useLatest({ clip, holder, keys, messages });

  useLayoutEffect(() => {
    players.push(latest);
    return () => void players.splice(players.indexOf(latest), 1);
  }, [latest]);
  const isOurs = useVoice(() => hasLockScreen(holder), false);

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
          if (now.clip) skip(now.clip, now.holder.seconds, by, now.messages);
        },
        seekTo: (to) => {
          const now = latest.current;
          if (now.clip) voice.seek(now.clip, Math.min(now.holder.seconds, to));
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
