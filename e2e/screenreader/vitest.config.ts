import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["*.test.ts"],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // One visit: where it goes astray, all that follows is beside the point.
    bail: 1,
  },
});
