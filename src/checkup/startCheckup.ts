import { createMachine } from "../lib/machine/machine.ts";
import { copyText } from "../platform/browser/clipboard.ts";
import { announce } from "../ui/announce.ts";
import type { CheckupPorts } from "./checks/ports.ts";
import { checkupView, fileInItalian, summaryOf } from "./checkupView.ts";
import { copyForTechnician, linesOf } from "./copyForTechnician.ts";
import { checkupBehaviour, type CheckupState } from "./running/checkupBehaviour.ts";
import { performCheckup } from "./running/performCheckup.ts";

/** Begins to check the guide of a page, and answers its buttons. Returns what ends it. */
export function startCheckup(page: Document, ports: CheckupPorts): () => void {
  const { folder = "" } = page.querySelector<HTMLElement>("[data-folder]")!.dataset;
  const view = checkupView(page);
  const machine = createMachine(checkupBehaviour, performCheckup({ folder }, ports));
  let before = machine.state();

  const ending = new AbortController();
  const onClick = (id: string, act: () => void) =>
    page.getElementById(id)!.addEventListener("click", act, { signal: ending.signal });
  onClick("repeat", () => machine.send({ type: "repeatPressed" }));
  onClick("download", () => machine.send({ type: "filePressed" }));
  onClick("copy", () => void copy());
  const everyByte = page.getElementById("every-byte") as HTMLInputElement;
  everyByte.addEventListener(
    "change",
    () => machine.send({ type: "everyByteChosen", everyByte: everyByte.checked }),
    { signal: ending.signal },
  );
  const unsubscribe = machine.subscribe(() => {
    const state = machine.state();
    view.show(state);
    tellChanges(before, state);
    before = state;
  });
  view.show(machine.state());
  const stop = machine.start();
  return () => {
    ending.abort();
    unsubscribe();
    stop();
  };

  async function copy() {
    const text = textOf(machine.state());
    announce(view.showCopied(text, await copyText(text)));
  }
}

/** Says aloud what has come to an end, and that something was begun again. */
function tellChanges(before: CheckupState, now: CheckupState) {
  const { check, file } = now;
  if (check.phase !== before.check.phase && check.phase !== "checking") announce(summaryOf(check));
  if (file.phase === before.file.phase) return;
  announce(file.phase === "refused" ? file.finding.found : fileInItalian(file));
}

function textOf({ check }: CheckupState): string {
  if (check.phase === "finding") return summaryOf(check);
  if (check.phase === "unreadable") return linesOf(check.finding).join("\n");
  return copyForTechnician({ ...check, checked: new Date().toISOString() });
}
