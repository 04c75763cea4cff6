import type { Publication } from "../../content/publishing/guide.ts";
import type { GuideWorker } from "../../platform/serviceWorkers/guideWorker.ts";

/** What the checks use of the browser. */
export type CheckupPorts = {
  fetch: (address: string, init: RequestInit) => Promise<Response>;
  /** The address that the page was opened at. */
  href: string;
  isSecure: boolean;
  /** Missing without HTTPS: then only lengths can be compared. */
  sha256: ((content: Uint8Array<ArrayBuffer>) => Promise<string>) | undefined;
  /** Missing without HTTPS, and in some private windows. */
  worker: GuideWorker | undefined;
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** A word that was never asked for before, so that no cache between here and the host knows it. */
  unused: () => string;
};

/** A published guide, where it is now. */
export type PublishedGuide = {
  publication: Publication;
  /** Where it was found, without a slash at the end. It was published for `publication.address`. */
  root: string;
  ports: CheckupPorts;
  signal: AbortSignal;
};
