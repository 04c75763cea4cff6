import type { joinSounds } from "./joinSounds.ts";
import { findRoomTone, extendRoomTone } from "../room/roomTone.ts";
import { fades, raisedCosine } from "./fadeEdges.ts";

/**
 * Fills the pauses between sentences with the sound of the room around each: absolute silence would
 * be heard as a hole. The room of one sentence fades into that of the next; the timings stay.
 */
export function fillPauses({ samples, cues }: ReturnType<typeof joinSounds>, rate: number) {
  const filled = samples.slice();
  const random = createRandom();
  const sentences = cues.map(([start, end]) => [Math.round(start * rate), Math.round(end * rate)]);
  const rooms = sentences.map(([start = 0, end = 0]) =>
    // Without the fades at its edges.
    findRoomTone(
      samples.subarray(
        start + Math.round(fades.in * rate),
        Math.max(start, end - Math.round(fades.out * rate)),
      ),
      rate,
    ),
  );
  for (let next = 0; next <= sentences.length; next++) {
    const [before, after] = [sentences[next - 1], sentences[next]];
    const fadeOut = before ? Math.min(Math.round(fades.out * rate), half(before)) : 0;
    const fadeIn = after ? Math.min(Math.round(fades.in * rate), half(after)) : 0;
    const from = (before?.[1] ?? 0) - fadeOut;
    const to = (after?.[0] ?? samples.length) + fadeIn;
    const [leaving, coming] = [next - 1, next].map((place) =>
      extendRoomTone(rooms[place] ?? new Float32Array(), to - from, rate, random),
    );
    for (let at = 0; at < to - from; at++) {
      const turn = (Math.PI / 2) * (at / (to - from));
      const share = Math.max(
        at < fadeOut ? raisedCosine((fadeOut - 1 - at) / fadeOut) : 0,
        at >= to - from - fadeIn ? raisedCosine((at - (to - from - fadeIn)) / fadeIn) : 0,
      );
      // Sounds that are independent of each other add up by power, not by amplitude.
      const room = Math.cos(turn) * leaving![at]! + Math.sin(turn) * coming![at]!;
      filled[from + at]! += Math.sqrt(1 - share ** 2) * room;
    }
  }
  return filled;
}

function half([start = 0, end = 0]: number[]) {
  return (end - start) >> 1;
}

/** From 0 to 1, the same in every run: the same takes make the same recording. */
function createRandom() {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
