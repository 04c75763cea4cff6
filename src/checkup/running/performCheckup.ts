import { saveFile } from "../../platform/browser/saveFile.ts";
import type { Perform } from "../../lib/machine/machine.ts";
import type { Finding } from "../checks/finding.ts";
import type { CheckupPorts } from "../checks/ports.ts";
import { packMuseum } from "../museumFile/packMuseum.ts";
import type { CheckupActivity, CheckupEvent } from "./checkupBehaviour.ts";
import { findGuide, type PublishedPage } from "./findGuide.ts";
import { runChecks } from "./runChecks.ts";

function failed({ do: doing }: CheckupActivity, error: unknown): CheckupEvent {
  const finding: Finding = {
    severity: "mend",
    found: "Qualcosa ha interrotto il lavoro.",
    todo: "Riprova; se succede ancora, mostra questa riga al tecnico.",
    details: [String(error)],
  };
  return doing === "check"
    ? { type: "guideUnreadable", finding }
    : { type: "fileRefused", finding };
}

/** Checks the guide of a page, and puts together the file of its museum. */
export function performCheckup(
  page: PublishedPage,
  ports: CheckupPorts,
): Perform<CheckupActivity, CheckupEvent> {
  return (activity, send, signal) => {
    const doing = activity.do === "check" ? check(activity.everyByte) : pack();
    // Otherwise the page would say for ever that it is at it.
    doing.catch((error: unknown) => send(failed(activity, error)));

    async function check(everyByte: boolean) {
      const found = await findGuide(page, ports, signal);
      if (!("guide" in found)) return send({ type: "guideUnreadable", finding: found });
      const { publication, root } = found.guide;
      send({ type: "guideFound", publication, root });
      await runChecks(found, everyByte, {
        found: (name, findings) => send({ type: "found", check: name, findings }),
        progress: (done, of) => send({ type: "filesInspected", done, of }),
      });
      send({ type: "ended" });
    }

    async function pack() {
      const found = await findGuide(page, ports, signal);
      if (!("guide" in found)) return send({ type: "fileRefused", finding: found });
      const packed = await packMuseum(found.guide, (done, of) =>
        send({ type: "filePacking", done, of }),
      );
      if (packed.phase === "refused") return send({ type: "fileRefused", finding: packed.finding });
      saveFile(packed.name, packed.zip, "application/zip");
      send({ type: "fileSaved", name: packed.name, bytes: packed.zip.length });
    }
  };
}
