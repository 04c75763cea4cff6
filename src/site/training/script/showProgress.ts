import { dayOf } from "../../../lib/dayOf.ts";
import { learnt, type Learnt } from "../../../platform/storage/learnt.ts";
import { lessonSlugs } from "../words/lessonSlugs.ts";

const NOT_KEPT = "Questo browser non conserva i progressi: valgono finché la pagina è aperta.";

/** Shows which lessons were done on this device, and lets them be marked and erased. */
export function showProgress(signal: AbortSignal) {
  let erased: Learnt | undefined;
  draw();
  // A page from the back/forward cache, or in another tab, would show old progress.
  addEventListener("pageshow", draw, { signal });
  addEventListener("storage", draw, { signal });
  document.addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const slug = target.closest<HTMLElement>("[data-marks]")?.dataset["marks"];
      if (slug) mark(slug);
      if (target.closest("[data-erases]")) erase();
      if (target.closest("[data-restores]")) restore();
    },
    { signal },
  );

  function mark(slug: string) {
    const days = learnt.read();
    const { [slug]: day, ...others } = days;
    const isKept = learnt.write(day ? others : { ...days, [slug]: dayOf(new Date()) });
    draw();
    const told = day ? "Non è più segnata." : "Segnata come fatta.";
    say("[data-marked]", isKept ? told : `${told} ${NOT_KEPT}`);
  }

  function erase() {
    erased = learnt.read();
    learnt.write({});
    draw();
    say("[data-erased]", "I progressi sono cancellati.");
    document.querySelector<HTMLElement>("[data-restores]")?.focus();
  }

  function restore() {
    // A lesson may have been marked since.
    if (erased) learnt.write({ ...erased, ...learnt.read() });
    erased = undefined;
    draw();
    say("[data-erased]", "I progressi sono di nuovo qui.");
    document.querySelector<HTMLElement>("[data-erases]")?.focus();
  }

  function draw() {
    const days = learnt.read();
    const done = lessonSlugs.filter((slug) => days[slug]);
    const next = lessonSlugs.find((slug) => !days[slug]);
    for (const element of all("[data-done]")) element.hidden = !days[element.dataset["done"]!];
    for (const element of all("[data-undone]"))
      element.hidden = Boolean(days[element.dataset["undone"]!]);
    for (const element of all("[data-day]")) {
      const day = days[element.dataset["day"]!];
      element.textContent = day ? inWords(day) : "";
    }
    for (const button of all("[data-marks]"))
      button.setAttribute("aria-pressed", String(Boolean(days[button.dataset["marks"]!])));
    for (const element of all("[data-count]")) element.textContent = String(done.length);
    for (const element of all("[data-any]")) element.hidden = done.length === 0;
    for (const element of all("[data-restores]")) element.hidden = !erased;
    for (const way of all("[data-next]")) {
      way.hidden = way.dataset["next"] !== (done.length > 0 ? (next ?? "foglio") : "");
    }
  }
}

function say(where: string, words: string) {
  const element = document.querySelector(where);
  if (element) element.textContent = words;
}

function all(selector: string) {
  return document.querySelectorAll<HTMLElement>(selector);
}

function inWords(day: string) {
  return new Date(`${day}T12:00`).toLocaleDateString("it", { dateStyle: "long" });
}
