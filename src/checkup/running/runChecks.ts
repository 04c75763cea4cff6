import { checkAddress } from "../checks/checkAddress.ts";
import { checkHeaders } from "../checks/checkHeaders.ts";
import { checkLabels } from "../checks/checkLabels.ts";
import { checkRanges } from "../checks/checkRanges.ts";
import { checkTypes } from "../checks/checkTypes.ts";
import { checkVersions } from "../checks/checkVersions.ts";
import { checkWorker } from "../checks/checkWorker.ts";
import { checkFiles } from "../checks/files/checkFiles.ts";
import { inspectFiles } from "../checks/files/inspectFiles.ts";
import type { CheckName, Finding } from "../checks/finding.ts";
import type { FoundGuide } from "./findGuide.ts";

type Tell = {
  found: (check: CheckName, findings: readonly Finding[]) => void;
  progress: (done: number, of: number) => void;
};

/** Runs every check. The quick ones are told first; the files take as long as all the others. */
export async function runChecks(
  { guide, seen }: FoundGuide,
  everyByte: boolean,
  { found, progress }: Tell,
): Promise<void> {
  const { publication, root, ports } = guide;
  found("address", checkAddress({ root, address: publication.address, isSecure: ports.isSecure }));
  await one("labels", () => checkLabels(guide));
  await one("ranges", () => checkRanges(guide));
  await one("headers", () => checkHeaders(guide));
  await one("versions", () => checkVersions(guide, seen));
  const inspected = await inspectFiles(guide, everyByte, progress);
  guide.signal.throwIfAborted();
  found("files", checkFiles(inspected));
  found("types", checkTypes(inspected));
  // Last: a device that takes up a new version now would fetch it beside all the files.
  await one("worker", () => checkWorker(guide));

  /** A check that fails for a reason that nobody thought of does not take the others with it. */
  async function one(name: CheckName, check: () => Promise<readonly Finding[]>) {
    try {
      const findings = await check();
      guide.signal.throwIfAborted();
      found(name, findings);
    } catch (error) {
      guide.signal.throwIfAborted();
      found(name, [
        {
          severity: "little",
          found: "Questo punto non si è potuto controllare.",
          todo: "Ripeti il controllo; se succede ancora, mostra la riga al tecnico.",
          details: [String(error)],
        },
      ]);
    }
  }
}
