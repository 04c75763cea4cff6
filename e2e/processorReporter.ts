import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { relative, sep } from "node:path";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

export type Price = { file: string; journeys: number; seconds: number; processorSeconds: number };

/**
 * What each file of journeys costs: the processors' busy time between two events of the run is
 * shared by the journeys under way. On a machine that does something else as well, that counts too.
 */
export default class ProcessorReporter implements Reporter {
  readonly #output: string;
  readonly #running = new Set<TestCase>();
  readonly #prices = new Map<string, Price>();
  #busy = busySeconds();

  constructor({ outputFile }: { outputFile: string }) {
    this.#output = outputFile;
  }

  onTestBegin(test: TestCase) {
    this.#share();
    this.#running.add(test);
  }

  onTestEnd(test: TestCase, { duration }: TestResult) {
    this.#share();
    this.#running.delete(test);
    const price = this.#priceOf(test);
    price.journeys += 1;
    price.seconds += duration / 1000;
  }

  onEnd() {
    const prices = [...this.#prices.values()];
    writeFileSync(
      this.#output,
      JSON.stringify(
        prices.toSorted((one, other) => other.processorSeconds - one.processorSeconds),
      ),
    );
  }

  #share() {
    const before = this.#busy;
    this.#busy = busySeconds();
    for (const test of this.#running)
      this.#priceOf(test).processorSeconds += (this.#busy - before) / this.#running.size;
  }

  #priceOf({ location }: TestCase) {
    const file = relative(import.meta.dirname, location.file).replaceAll(sep, "/");
    const price = this.#prices.get(file) ?? { file, journeys: 0, seconds: 0, processorSeconds: 0 };
    this.#prices.set(file, price);
    return price;
  }
}

function busySeconds() {
  return cpus().reduce((sum, { times }) => sum + times.user + times.sys + times.nice, 0) / 1000;
}
