import type { Perform } from "../../lib/machine/machine.ts";
import { inUse } from "../../platform/storage/inUse.ts";
import { lastUse } from "../../platform/storage/lastUse.ts";
import { lent } from "../../platform/storage/lent.ts";
import { pageVisibility } from "../../platform/browser/pageVisibility.ts";
import { vibrate } from "../../platform/browser/vibration.ts";
import { isUnused, type LentActivity, type LentEvent } from "./lentBehaviour.ts";

/** In milliseconds: the question shows the seconds that are left. */
const LOOK = 1_000;

/** A screen reader may tell the page of a click, and of nothing before it. */
const byHand = ["pointerdown", "keydown", "wheel", "click"];
/** While somebody reads with a screen reader, the page may get no event but these. */
const byItself = ["scroll", "timeupdate"];

/** `end` ends the visit and leads to its beginning. */
export function performLent(end: () => void): Perform<LentActivity, LentEvent> {
  return (activity, send, signal) => {
    switch (activity.do) {
      case "watch":
        return follow(noteUse);
      case "ask":
        vibrate();
        return follow((at) => send({ type: "used", at }));
      case "renew":
        lastUse.write(Date.now());
        return send({ type: "useRenewed" });
      case "end":
        end();
        return send({ type: "visitEnded" });
    }

    function follow(used: (at: number, isByHand: boolean) => void) {
      const clock = setInterval(look, LOOK);
      signal.addEventListener("abort", () => clearInterval(clock));
      // Timers stop while a phone is locked: this is the first event once it is unlocked.
      pageVisibility.watch(look, signal);
      const noteScrollOrSound = ({ type, target }: Event) => {
        // The captions' log scrolls by itself when the recogniser restarts, even with nobody there.
        if (type !== "scroll" || target === document) used(Date.now(), false);
      };
      const options = { signal, capture: true, passive: true };
      for (const type of byHand) addEventListener(type, () => used(Date.now(), true), options);
      for (const type of byItself) addEventListener(type, noteScrollOrSound, options);
      inUse.watch(() => used(Date.now(), false), signal);
      look();
    }

    function look() {
      if (pageVisibility.isHidden()) return;
      send({ type: "looked", at: Date.now(), use: use() });
    }

    function noteUse(at: number, isByHand: boolean) {
      // Whoever takes up a phone that has lain unused touches it before any timer has run.
      if (isUnused(at, use())) return look();
      // Ending a visit scrolls the page, which must not begin the next one: only a hand does.
      if (isByHand || lastUse.read() !== undefined) lastUse.write(at);
    }
  };
}

function use() {
  return { usedAt: lastUse.read(), minutes: lent.minutes() };
}
