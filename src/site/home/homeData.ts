import type { ListedWork, Museum, ShownWork } from "../../catalogue/catalogue.ts";
import type { Messages } from "../../i18n/en.ts";

/** The museum that the site speaks of: its home page leads into this one. */
export const featured = "galleria-borghese";

/** What the home page shows of the visitor's app: a museum in Italian, and its works. */
export type HomeData = {
  museum: Museum;
  messages: Messages;
  /** The first works of the list. */
  works: readonly ListedWork[];
  sample: ShownWork;
};
