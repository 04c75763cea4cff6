import type { Ears } from "../../catalogue/catalogue.ts";
import type { EarsSize } from "../../catalogue/earsFiles.ts";
import { cachedFiles } from "../../platform/offline/cachedFiles.ts";
import { ownEars } from "../../platform/ears/ownEars.ts";
import type { Recogniser } from "../../platform/speech/hearing.ts";
import { downloadMachine } from "../download/downloadMachine.ts";

/**
 * Tells what recognises speech on this device, now and when that changes, until `signal` aborts;
 * `undefined`: nothing does any more.
 */
export function watchDownloadedEars(
  museum: string,
  { list, files }: Pick<Ears, "list" | "files">,
  tell: (recogniser: Recogniser | undefined) => void,
  signal: AbortSignal,
) {
  const machine = downloadMachine(museum, list);
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

/** The same where no catalogue is at hand, for the ears of a museum whose list is on this device. */
export async function watchFoundEars(
  museum: string,
  size: EarsSize,
  tell: (recogniser: Recogniser | undefined) => void,
  signal: AbortSignal,
) {
  const folder = `/assets/${museum}/ears-${size}/`;
  const list = (await cachedFiles.lists()).find((each) => each.startsWith(`${folder}files-`));
  const listed = list ? await cachedFiles.readList(list) : undefined;
  const files = listed?.find(([address]) => address.startsWith(`${folder}ears-`))?.[0];
  if (signal.aborted) return;
  if (list && files) watchDownloadedEars(museum, { list, files }, tell, signal);
  else tell(undefined);
}
