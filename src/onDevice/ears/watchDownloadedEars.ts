import type { EarsSize } from "../../platform/ears/earsFiles.ts";
import { ownEars } from "../../platform/ears/ownEars.ts";
import type { Recogniser } from "../../platform/speech/hearing.ts";
import { catalogueAddress } from "../../platform/offline/readCatalogue.ts";
import { downloadMachine } from "../download/downloadMachine.ts";

/**
 * Tells what recognises speech on this device, now and when that changes, until `signal` aborts;
 * `undefined`: nothing does any more.
 */
export function watchDownloadedEars(
  museum: string,
  size: EarsSize,
  tell: (recogniser: Recogniser | undefined) => void,
  signal: AbortSignal,
) {
  const machine = downloadMachine(museum, catalogueAddress(museum, `ears-${size}`, "files"));
  const files = catalogueAddress(museum, `ears-${size}`, "ears");
  let isHeld: boolean | undefined;
  const look = () => {
    const { phase } = machine.state();
    if (phase === "looking" || isHeld === (phase === "kept")) return;
    isHeld = phase === "kept";
    if (isHeld) ownEars.prepare(files);
    tell(isHeld ? ownEars.recogniser(files) : undefined);
  };
  signal.addEventListener("abort", machine.subscribe(look));
  signal.addEventListener("abort", ownEars.close);
  machine.start();
  machine.send({ type: "screenShown" });
  look();
}
