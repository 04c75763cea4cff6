/** All the JavaScript of the site's own pages: they are complete as they were prerendered. */
import { registerSiteWorker } from "../../platform/serviceWorkers/registerSiteWorker.ts";
import { enhanceSite } from "../../site/enhanceSite.ts";
import { showFocus } from "../../ui/page/showFocus.ts";

/** Written by the build: where what turns a model is. */
declare const VIEWER: string;

enhanceSite(() => import(/* @vite-ignore */ VIEWER));
showFocus();
registerSiteWorker();
