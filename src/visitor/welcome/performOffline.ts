import type { Perform } from "../../lib/machine.ts";
import { network } from "../../platform/network.ts";
import { offlineFiles } from "../../platform/offlineFiles.ts";
import type { OfflineActivity, OfflineEvent } from "./offlineBehaviour.ts";

/** For the list of files at `address`. */
export function performOffline(address: string): Perform<OfflineActivity, OfflineEvent> {
  return (activity, send, signal) => {
    switch (activity.do) {
      case "look":
        return void offlineFiles.look(address).then((found) => send({ type: "found", ...found }));
      case "download":
        return void download(address, send, signal);
      case "awaitNetwork":
        return network.awaitAnswer(address, () => send({ type: "online" }), signal);
      case "remove":
        return void offlineFiles.remove(address).then((found) => send({ type: "found", ...found }));
    }
  };
}

async function download(address: string, send: (event: OfflineEvent) => void, signal: AbortSignal) {
  const problem = await offlineFiles.download(
    address,
    (found) => send({ type: "found", ...found }),
    (bytes) => send({ type: "fileKept", bytes }),
    signal,
  );
  send(problem ? { type: "failed", problem } : { type: "allKept" });
}
