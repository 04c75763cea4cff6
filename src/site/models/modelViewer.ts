import { readThreeMf } from "../../tactile/files/readThreeMf.ts";
import { turnModel, type Turning } from "../../tactile/view/turnModel.ts";

export type Move = keyof typeof moves;

const moves = {
  left: ({ turn }: Turning) => turn(-15, 0),
  right: ({ turn }: Turning) => turn(15, 0),
  back: ({ turn }: Turning) => turn(0, 15),
  forward: ({ turn }: Turning) => turn(0, -15),
  nearer: ({ zoom }: Turning) => zoom(1.25),
  farther: ({ zoom }: Turning) => zoom(1 / 1.25),
  reset: ({ reset }: Turning) => reset(),
};

/** A browser has few places to draw in: the model before it is put away. */
let shown = new AbortController();

/** Shows the model of a card in the place of its button; where the browser cannot, the card says so. */
export async function showModel(button: HTMLButtonElement): Promise<void> {
  const card = button.parentElement!;
  const view = card.querySelector<HTMLElement>(".model-view")!;
  const canvas = view.querySelector("canvas")!;
  const response = await fetch(button.dataset["turns"]!);
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  const surface = readThreeMf(new Uint8Array(await response.arrayBuffer()));
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
  for (const alert of card.querySelectorAll<HTMLElement>("[role=alert]")) alert.hidden = true;
  button.hidden = true;
  canvas.focus();
  view.addEventListener(
    "click",
    ({ target }) => {
      const pressed = target instanceof Element && target.closest<HTMLElement>("[data-move]");
      if (pressed) moves[pressed.dataset["move"] as Move](model);
    },
    { signal },
  );
  signal.addEventListener("abort", () => {
    view.hidden = true;
    button.hidden = false;
  });
}
