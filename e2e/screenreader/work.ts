import { readdirSync, readFileSync } from "node:fs";

/** What only records and plays is never at rest. */
const sound = /^\d+ \((?:pulseaudio|parec)\)/;

type Work = { run: number; waited: number };

/**
 * Tells what the processes of some groups have done since it was last asked, in milliseconds: for
 * how long they have worked or wanted to, and for how long a busy machine has let one of them wait.
 */
export function workOf(groups: () => number[]) {
  let before = new Map<string, Work>();
  return () => {
    const of = new Set(groups());
    const now = new Map<string, Work>();
    let busy = 0;
    let heldUp = 0;
    for (const id of readdirSync("/proc")) {
      const work = /^\d+$/.test(id) ? workedBy(id, of) : undefined;
      if (!work) continue;
      now.set(id, work);
      const { run, waited } = before.get(id) ?? { run: 0, waited: 0 };
      busy += work.run - run + work.waited - waited;
      heldUp = Math.max(heldUp, work.waited - waited);
    }
    before = now;
    return { busy, heldUp };
  };
}

function workedBy(id: string, groups: Set<number>): Work | undefined {
  try {
    const status = readFileSync(`/proc/${id}/stat`, "utf8");
    const [, , group] = status.slice(status.lastIndexOf(")") + 2).split(" ");
    if (!groups.has(Number(group)) || sound.test(status)) return undefined;
    const [run, waited] = readFileSync(`/proc/${id}/schedstat`, "utf8").split(" ");
    return { run: Number(run) / 1_000_000, waited: Number(waited) / 1_000_000 };
  } catch {
    // The process has ended meanwhile.
    return undefined;
  }
}
