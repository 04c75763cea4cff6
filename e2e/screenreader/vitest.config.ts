import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["*.test.ts"],
    testTimeout: 1_200_000,
    hookTimeout: 600_000,
    // A user has one Orca at a time.
    fileParallelism: false,
    // All tests of a file are one visit: when one fails, the next begins on the wrong screen.
    bail: 1,
  },
});
