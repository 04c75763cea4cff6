import { expect, it } from "vitest";
import { createQueue } from "./createQueue.ts";

it("runs no more at a time than it may, in order, and goes on after a failure", async () => {
  const inTurn = createQueue(2);
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  const results = await Promise.allSettled(
    [0, 1, 2, 3, 4, 5].map((number) =>
      inTurn(async () => {
        begun.push(number);
        most = Math.max(most, ++running);
        await new Promise((later) => setImmediate(later));
        running--;
        if (number === 1) throw new Error("one of them");
        return number;
      }),
    ),
  );
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
  expect(most).toBe(2);
  expect(results.map(({ status }) => status).filter((each) => each === "rejected")).toHaveLength(1);
});
