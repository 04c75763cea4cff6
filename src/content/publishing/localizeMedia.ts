import type { Copies, Recording } from "../../catalogue/catalogue.ts";
import type { Language } from "../../i18n/languages.ts";

/** Makes what is sent to visitors of a museum’s files: the build does, and the development server. */
export type Media = {
  picture: (file: string) => Promise<Copies>;
  /** `undefined` where there is none of this name. */
  recording: (language: Language, name: string) => Promise<Recording | undefined>;
  /** The address of any other file. */
  asset: (path: string) => Promise<string>;
  /** How many bytes are behind an address. */
  sizeOf: (address: string) => number;
};
