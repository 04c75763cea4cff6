import type { FullConfig, Reporter, Suite, TestCase, TestError } from "@playwright/test/reporter";
import { leftOut } from "./tiers.ts";

/**
 * Counts the journeys that `npm test` leaves out, and fails where `tiers.ts` names one that is gone:
 * under its new title it would be walked at each change without anybody having meant it.
 */
export default class TiersReporter implements Reporter {
  #journeys: TestCase[] = [];
  #problems: string[] = [];

  onBegin(_: FullConfig, suite: Suite) {
    this.#journeys = suite.allTests();
  }

  /** Such as a build that the titles are read from, and that is not there. */
  onError({ message = "" }: TestError) {
    this.#problems.push(message);
  }

  async onEnd() {
    if (this.#problems.length === 0) this.#problems = this.#namedInVain();
    const left = `Left to npm run test:all: ${this.#journeys.length} journeys, and the sound of every recording.`;
    console.log(this.#problems.join("\n") || left);
    return { status: this.#problems.length > 0 ? ("failed" as const) : ("passed" as const) };
  }

  printsToStdio() {
    return true;
  }

  #namedInVain() {
    const titles = this.#journeys.map((journey) => journey.titlePath().slice(2).join(" "));
    return leftOut
      .filter(({ pattern }) => !titles.some((title) => pattern.test(title)))
      .map(({ file, title }) => `e2e/tiers.ts: in ${file}.spec.ts no journey has “${title}”`);
  }
}
