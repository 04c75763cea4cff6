import type { Publication } from "../content/publishing/guide.ts";
import { isLarge } from "./checks/files/inspectFiles.ts";
import { checkNames, type CheckName, type Finding } from "./checks/finding.ts";
import { count } from "./checks/inItalian.ts";
import { linesOf } from "./copyForTechnician.ts";
import type { CheckState, CheckupState, FileState } from "./running/checkupBehaviour.ts";
import { summarise } from "./summarise.ts";

/** Shows in the page what a state says. What has not changed since is left as it is. */
export function checkupView(page: Document) {
  const at = (id: string) => page.getElementById(id)!;
  const progress = at("progress") as HTMLProgressElement;
  const shown = new Map<CheckName, readonly Finding[] | undefined>();
  let file: FileState | undefined;
  let publication: Publication | undefined;

  return {
    show(state: CheckupState) {
      const { check } = state;
      setText(at("summary"), summaryOf(check));
      progress.hidden = check.phase !== "checking" || check.of === 0;
      if (check.phase === "checking" && check.of > 0) {
        progress.max = check.of;
        progress.value = check.done;
      }
      if ("publication" in check && check.publication !== publication) showPublication(check);
      for (const name of checkNames)
        showCheck(name, "results" in check ? check.results[name] : undefined);
      if (state.file !== file) showFile(state.file);
    },
    /** Where the browser does not let the page copy, the text is there to be copied by hand. */
    showCopied(text: string, isCopied: boolean) {
      const field = at("copied-text") as HTMLTextAreaElement;
      field.hidden = isCopied;
      field.value = isCopied ? "" : text;
      const told = isCopied
        ? "Copiato: ora incollalo in un messaggio per il tecnico."
        : "Il browser non permette di copiare. Il testo è qui sotto, già selezionato: copialo dal menu o dalla tastiera.";
      setText(at("copied"), told);
      if (!isCopied) field.select();
      return told;
    },
  };

  function showPublication(check: CheckState & { publication: Publication }) {
    publication = check.publication;
    const { made, version, files } = publication;
    const date = new Intl.DateTimeFormat("it", { dateStyle: "long", timeStyle: "short" });
    setText(
      at("version"),
      `Qui c’è la guida fatta il ${date.format(new Date(made))} (versione ${version.slice(0, 8)}).`,
    );
    const bytes = Object.entries(files).reduce(
      (sum, [path, fact]) => (isLarge(path, fact) ? sum + fact[0] : sum),
      0,
    );
    setText(
      at("every-byte-label"),
      `La prossima volta controlla anche il contenuto di immagini, registrazioni e filmati (scarica ${inMegabytes(bytes)})`,
    );
  }

  function showCheck(name: CheckName, findings: readonly Finding[] | undefined) {
    if (shown.has(name) && shown.get(name) === findings) return;
    shown.set(name, findings);
    const list = at(`check-${name}`).querySelector(".checkup-findings")!;
    if (findings) return list.replaceChildren(...findings.map(elementOf));
    const waiting = page.createElement("li");
    waiting.textContent = "Non ancora controllato.";
    list.replaceChildren(waiting);
  }

  function showFile(next: FileState) {
    file = next;
    const told = at("file-told");
    if (next.phase !== "refused") return told.replaceChildren(paragraph(fileInItalian(next)));
    const list = page.createElement("ul");
    list.setAttribute("role", "list");
    list.append(elementOf(next.finding));
    told.replaceChildren(list);
  }

  function elementOf(finding: Finding): Node {
    const { severity, found, todo, details = [] } = finding;
    const template = at(`severity-${severity}`) as HTMLTemplateElement;
    const element = page.importNode(template.content, true).firstElementChild!;
    setText(element.querySelector(".checkup-found")!, found);
    if (todo !== undefined) element.append(paragraph(todo));
    if (details.length > 0) {
      const box = page.createElement("details");
      const name = page.createElement("summary");
      name.textContent = "Per il tecnico";
      const lines = page.createElement("pre");
      lines.textContent = linesOf({ severity, found, details })
        .slice(1)
        .map((line) => line.trim())
        .join("\n");
      box.append(name, lines);
      element.append(box);
    }
    return element;
  }

  function paragraph(text: string) {
    const element = page.createElement("p");
    element.textContent = text;
    return element;
  }
}

/** The first line of the page: how far the check is, or how it went. */
export function summaryOf(check: CheckState): string {
  switch (check.phase) {
    case "finding":
      return "Controllo in corso: cerco la guida…";
    case "unreadable":
      return `${check.finding.found} ${check.finding.todo ?? ""}`.trim();
    case "checking":
      return check.of === 0
        ? "Controllo in corso…"
        : `Controllo in corso: ${count(check.done, "file", "file")} su ${check.of.toLocaleString("it", { useGrouping: "always" })}.`;
    case "checked":
      return summarise(check.results);
  }
}

/** What is told of the museum’s file; one that is refused is told as a finding. */
export function fileInItalian(file: Exclude<FileState, { phase: "refused" }>): string {
  switch (file.phase) {
    case "none":
      return "";
    case "packing":
      return file.of === 0
        ? "Preparo il file…"
        : `Preparo il file: ${file.done} parti su ${file.of}.`;
    case "saved":
      return `Il file ${file.name} (${inMegabytes(file.bytes)}) è tra i tuoi download. L’abbiamo riaperto e controllato: c’è tutto.`;
  }
}

function inMegabytes(bytes: number) {
  const megabytes = (bytes / 1_000_000).toLocaleString("it", { maximumFractionDigits: 1 });
  return bytes < 50_000 ? "meno di 0,1 MB" : `${megabytes} MB`;
}

/** A text that is the same is left alone, so that what is selected in it stays selected. */
function setText(element: Element, text: string) {
  if (element.textContent !== text) element.textContent = text;
}
