import { startCourse } from "./script/startCourse.ts";

/** While developing; the built pages come with a script of their own and without React. */
export function courseInDevelopment(): (() => void) | undefined {
  if (!import.meta.env.DEV) return undefined;
  return startCourse({
    captions: async () => (await import("./exercises/speakToCaptions.ts")).speakToCaptions,
    description: async () => (await import("./exercises/describe.ts")).describe,
  });
}
