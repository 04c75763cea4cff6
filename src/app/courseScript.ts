/** All the JavaScript of the course’s pages beside that of the site; exercises bring their own. */
import { startCourse } from "../site/training/script/startCourse.ts";

/** Written by the build: where the scripts of the exercises are. */
declare const CAPTIONS: string;
declare const DESCRIPTION: string;

startCourse({
  captions: () => import(/* @vite-ignore */ CAPTIONS),
  description: () => import(/* @vite-ignore */ DESCRIPTION),
});
