import { readThreeMf } from "../../../tactile/files/readThreeMf.ts";
import { moves, type Move } from "../../../tactile/view/moves.ts";
import { turnModel } from "../../../tactile/view/turnModel.ts";

/** A browser has few places to draw in: the model before it is put away. */
let shown = new AbortController();
/** How many were asked for: one that comes after the next was asked for stays away. */
let asked = 0;

/** Shows the model of a card in the place of its button; where the browser cannot, the card says so. */
export async function showModel(button: HTMLButtonElement): Promise<void> {
  const turn = ++asked;
  const card = button.parentElement!;
  const view = card.querySelector<HTMLElement>(".model-view")!;
  const canvas = view.querySelector("canvas")!;
  // What is said again is heard only if it was taken back.
  for (const alert of card.querySelectorAll<HTMLElement>("[role=alert]")) alert.hidden = true;
  button.setAttribute("aria-busy", "true");
  const surface = await fetchModel(button.dataset["turns"]!).finally(() =>
    button.removeAttribute("aria-busy"),
  );
  if (turn !== asked) return;
  shown.abort();
  shown = new AbortController();
  const { signal } = shown;
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
