import { readThreeMf } from "../../../tactile/files/readThreeMf.ts";
import { moves, type Move } from "../../../tactile/view/moves.ts";
import { turnModel } from "../../../tactile/view/turnModel.ts";

/** Aborted before the next model is shown: a browser gives a page only a few drawing contexts. */
let current = new AbortController();
/** Counts the requests: a model that arrives after a later request is not shown. */
let requests = 0;

/** Shows the model of a card in place of its button; where the browser cannot, the card says so. */
export async function showModel(button: HTMLButtonElement): Promise<void> {
  const request = ++requests;
  const card = button.parentElement!;
  const view = card.querySelector<HTMLElement>(".model-view")!;
  const canvas = view.querySelector("canvas")!;
  // A screen reader announces an alert again only if it was hidden in between.
  for (const alert of card.querySelectorAll<HTMLElement>("[role=alert]")) alert.hidden = true;
  button.setAttribute("aria-busy", "true");
  const surface = await fetchModel(button.dataset["turns"]!).finally(() =>
    button.removeAttribute("aria-busy"),
  );
  if (request !== requests) return;
  current.abort();
  current = new AbortController();
  const { signal } = current;
  // A canvas that is hidden has no size.
  view.hidden = false;
  const model = turnModel(canvas, surface, { signal });
  if (!model) {
    view.hidden = true;
    card.querySelector<HTMLElement>(".model-unable")!.hidden = false;
    return;
  }
  button.hidden = true;
  canvas.focus();
  view.addEventListener(
    "click",
    ({ target }) => {
      const pressed = target instanceof Element && target.closest<HTMLElement>("[data-move]");
      if (pressed) moves[pressed.dataset["move"] as Move].act(model);
    },
    { signal },
  );
  signal.addEventListener("abort", () => {
    view.hidden = true;
    button.hidden = false;
  });
}

async function fetchModel(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  return readThreeMf(new Uint8Array(await response.arrayBuffer()));
}
