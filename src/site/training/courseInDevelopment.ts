import { startCourse } from "./script/startCourse.ts";

/** While developing; the built pages come with a script of their own and without React. */
export function courseInDevelopment(): (() => void) | undefined {
  if (!import.meta.env.DEV) return undefined;
  return startCourse({
    captions: () => import("./exercises/speakToCaptions.ts"),
    description: () => import("./exercises/describe.ts"),
  });
}
