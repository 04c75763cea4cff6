import type { Museum, Work, WorkWords } from "../../content/museum.ts";
import type { Messages } from "../../i18n/en.ts";

/** What the home page shows of the visitor's app: a museum in Italian, and one work as it is heard. */
export type HomeData = {
  museum: Museum;
  words: Messages;
  heard: { work: Work; words: WorkWords };
};
