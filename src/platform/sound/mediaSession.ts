/** What the lock screen and a headset show and do while the app speaks. */
export type LockScreen = { title: string; artist: string; album: string };

export type LockScreenKeys = Partial<
  Record<"play" | "pause" | "nexttrack" | "previoustrack", () => void>
> & { seekBy: (seconds: number) => void; seekTo: (seconds: number) => void };

const actions = [
  "play",
  "pause",
  "nexttrack",
  "previoustrack",
  "seekbackward",
  "seekforward",
  "seekto",
] as const;

type MediaSessionHandlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;

/** `undefined` in browsers that show nothing on the lock screen. */
function session() {
  return (navigator as { mediaSession?: MediaSession }).mediaSession;
}

export const mediaSession = {
  show(about: LockScreen) {
    const now = session();
    if (now) now.metadata = new MediaMetadata(about);
  },
  /** `skip`: how many seconds to jump where a headset or the lock screen does not say how far. */
  listen(keys: LockScreenKeys, skip: number, signal: AbortSignal) {
    const { seekBy, seekTo, ...plain } = keys;
    const jumps: MediaSessionHandlers = {
      seekbackward: ({ seekOffset }) => seekBy(-(seekOffset || skip)),
      seekforward: ({ seekOffset }) => seekBy(seekOffset || skip),
    };
    const handlers: MediaSessionHandlers = {
      ...plain,
      // An iPhone has room for two buttons beside Play, and would show the jumps, not the stops.
      ...(!(plain.nexttrack && isApple()) && jumps),
      seekto: ({ seekTime }) => seekTime !== undefined && seekTo(seekTime),
    };
    for (const action of actions) setHandler(action, handlers[action] ?? null);
    signal.addEventListener("abort", () => {
      for (const action of actions) setHandler(action, null);
      const now = session();
      if (!now) return;
      now.metadata = null;
      now.playbackState = "none";
    });
  },
  /** Tells the position; while it plays, the lock screen counts on from there by itself. */
  tell(isPlaying: boolean, position: number, duration: number, playbackRate: number) {
    const now = session();
    if (!now) return;
    now.playbackState = isPlaying ? "playing" : "paused";
    try {
      now.setPositionState({ duration, position: Math.min(position, duration), playbackRate });
    } catch {
      // Older browsers know no position.
    }
  },
};

/** An iPad calls itself a Mac, but no Mac has a touch screen. */
function isApple() {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

function setHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null) {
  try {
    session()?.setActionHandler(action, handler);
  } catch {
    // A browser that does not know a button refuses its name.
  }
}
