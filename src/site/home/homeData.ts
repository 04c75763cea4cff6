import type { ListedWork, Museum, ShownWork } from "../../content/catalogue.ts";
import type { Messages } from "../../i18n/en.ts";

/** What the home page shows of the visitor's app: a museum in Italian, and its works. */
export type HomeData = {
  museum: Museum;
  messages: Messages;
  /** The first works of the list. */
  works: readonly ListedWork[];
  sample: ShownWork;
};
