import type { Language } from "../../i18n/languages.ts";
import type { MuseumFiles } from "../reading/museumFiles.ts";
import type { Fault } from "../reading/fault.ts";

/*
 * What `publishGuide` (src/app/publishing) is given and what it answers. Paths begin with a slash
 * and are those in the folder of the guide, wherever on a host that lies.
 */

/** A chunk of the app as the bundler lists it, by the file that it was made of. */
export type Chunk = {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
};

export type KitFile = { path: string; bytes: number; /** In base64. */ sha256: string };

/** Everything of a guide that no museum changes, built once: the app, its icons, its workers. */
export type Kit = {
  /** A hash of all of it. */
  version: string;
  /** The module that exports `publishGuide`: it runs in Node and in a worker. */
  publisher: string;
  /** What every guide sends as it is. */
  files: readonly KitFile[];
  chunks: Readonly<Record<string, Chunk>>;
  /** The page that screens are rendered into, and the tags that start the app. */
  template: string;
  startOfTheApp: string;
  /** The two scripts that run before the app, what every service worker imports, what reads codes. */
  firstPaint: string;
  startApp: string;
  visitorWorker: string;
  decoder: string;
  /** The script and the stylesheet of the page that checks a published guide. */
  checkup: { script: string; style: string };
};

/** A photograph in several sizes and formats, upright; browsers take the first format they know. */
export type EncodedPhotograph = {
  formats: readonly {
    type: string;
    extension: string;
    copies: readonly { width: number; content: Uint8Array }[];
  }[];
  /** Of the largest copy. */
  width: number;
  height: number;
};

export type EncodePhotograph = (
  photograph: Uint8Array<ArrayBuffer>,
  file: string,
) => Promise<EncodedPhotograph>;

export type PublishInput = {
  museum: MuseumFiles;
  kit: Kit;
  /** Where it will be, without a slash at the end: `https://www.museo.example/guida`. */
  address: string;
  /** Whether nothing else is at that address: then it gets what leads there, and host files. */
  isAlone: boolean;
  /** When it is made, in ISO 8601. */
  made: string;
  /** What was published before. Pages that would be the same are not made again. */
  before?: Publication | undefined;
  encodePhotograph: EncodePhotograph;
  /** Reads a file of the kit. */
  readKit: (path: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Called for each file once; the next is made when it has been written. */
  write: (path: string, content: Uint8Array<ArrayBuffer>) => Promise<void>;
  onProgress?: (done: number, of: number) => void;
  signal?: AbortSignal;
};

/** What stands in `guide.json` of a published guide; its check page and the next publishing read it. */
export type Publication = {
  /** Of this format. */
  varco: 1;
  museum: { slug: string; name: string; languages: readonly Language[] };
  address: string;
  /** A hash of all files. */
  version: string;
  made: string;
  /** Which one it was made after. */
  before?: { version: string; made: string };
  /** The version of the kit. */
  kit: string;
  /** Every file but this one, with its bytes and its SHA-256 in base64url. */
  files: Readonly<Record<string, readonly [bytes: number, sha256: string]>>;
  /**
   * The museum's own files by their paths, each with the published file that has its bytes; `null`
   * for those in `source.zip` beside this file.
   */
  source: Readonly<Record<string, string | null>>;
};

export type PublishResult =
  | { phase: "published"; publication: Publication }
  | { phase: "faulty"; faults: readonly Fault[] };

export type PublishGuide = (input: PublishInput) => Promise<PublishResult>;

/** The folder of a guide's check page, `guide.json` and `source.zip`. */
export function checkupFolder(slug: string, isAlone: boolean): string {
  return isAlone ? "/controllo" : `/controllo/${slug}`;
}
