import type { Perform } from "../../lib/machine/machine.ts";
import { network } from "../../platform/offline/network.ts";
import type { DownloadActivity, DownloadEvent } from "./downloadBehaviour.ts";

/** Performs for the museum's list of files at `address`. */
export function performDownload(
  museum: string,
  address: string,
): Perform<DownloadActivity, DownloadEvent> {
  return (activity, send, signal) => {
    switch (activity.do) {
      case "look":
      case "remove":
        return void find(activity.do, address, send);
      case "download":
        return void download(museum, address, send, signal);
      case "awaitNetwork":
        return network.awaitAnswer(address, () => send({ type: "online" }), signal);
    }
  };
}

/** This code would make the profile screen too heavy, so it is fetched after the page. */
async function loadVisitDownload() {
  return (await import("../../platform/offline/visitDownload.ts")).visitDownload;
}

async function find(act: "look" | "remove", address: string, send: (event: DownloadEvent) => void) {
  try {
    const files = await loadVisitDownload();
    send({ type: "found", ...(await files[act](address)) });
  } catch {
    // If this part of the app cannot be fetched, nothing of the visit is on the device.
    send({ type: "found", done: 0, isWhole: false });
  }
}

async function download(
  museum: string,
  address: string,
  send: (event: DownloadEvent) => void,
  signal: AbortSignal,
) {
  const files = await loadVisitDownload().catch(() => undefined);
  // Firefox remembers that a part of the app failed to load, and no host keeps a part that a release
  // has replaced: only loading the page again brings it.
  if (!files && (await network.answers(address, signal))) return location.reload();
  const problem = files
    ? await files.download(
        museum,
        address,
        (found) => send({ type: "found", ...found }),
        (bytes) => send({ type: "fileKept", bytes }),
        signal,
      )
    : "network";
  if (problem === "taken") send({ type: "stopped" });
  else send(problem ? { type: "failed", problem } : { type: "allKept" });
}
