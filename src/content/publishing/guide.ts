import type { Copies, Ears } from "../../catalogue/catalogue.ts";
import type { EarsFiles } from "../../catalogue/earsFiles.ts";
import type { MuseumSummary } from "../../catalogue/museumSummary.ts";
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
  /** What recognises speech on the device, where the kit has any; its files are in no other list. */
  ears: readonly { size: Ears["size"]; listed: EarsFiles; files: readonly KitFile[] }[];
  /** Where the site of Varco is, for the links of a guide that stands elsewhere. */
  site: string;
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
  /** What was published before at this address. */
  before?: Publication | undefined;
  /** Reads a file of it, which is packed anew where this is missing. */
  readBefore?: ((path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>) | undefined;
  /** How each page of that was made: those that would be the same are not made again. */
  madeBefore?: PagesMade | undefined;
  /** What was sent of the museum's pictures, recordings and films: those of before are not read. */
  mediaBefore?: MediaMade | undefined;
  /** Leaves out what recognises speech on the device, which is the heaviest part of a guide. */
  isWithoutEars?: boolean;
  encodePhotograph: EncodePhotograph;
  /** Reads a file of the kit. */
  readKit: (path: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Called for each file once, with its SHA-256 in base64url; the next is made when it is written. */
  write: (path: string, content: Uint8Array<ArrayBuffer>, sha256: string) => Promise<void>;
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

/** Of each page by its path: a hash of all that it was made of, and what it read of the catalogue. */
export type PagesMade = Readonly<
  Record<string, { of: string; files: readonly string[]; isListed: boolean }>
>;

/** What was made of each of a museum's pictures, recordings and films, by its path. */
export type MediaMade = Readonly<Record<string, MadeOfFile>>;

type SentFile = readonly [address: string, bytes: number];

export type MadeOfFile = {
  /** Of the museum's file, as `MuseumFiles` has it. */
  version: string;
  /** As it is. */
  sent?: SentFile;
  copies?: { shown: Copies; files: readonly SentFile[] };
  /** How long a person's recording is. */
  seconds?: number;
};

export type PublishResult =
  | {
      phase: "published";
      publication: Publication;
      made: PagesMade;
      media: MediaMade;
      summary: MuseumSummary;
      /** The addresses of the pages under the base, and whether search engines may list them. */
      pages: readonly { address: string; isListed: boolean }[];
    }
  | { phase: "faulty"; faults: readonly Fault[] };

export type PublishGuide = (input: PublishInput) => Promise<PublishResult>;

/** The folder of a guide's check page, `guide.json` and `source.zip`. */
export function checkupFolder(slug: string, isAlone: boolean): string {
  return isAlone ? "/controllo" : `/controllo/${slug}`;
}
