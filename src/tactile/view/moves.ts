import type { Turning } from "./turnModel.ts";

/** What the buttons beside a model do: their Italian names, their icons, and the move. */
export const moves = {
  left: { name: "Gira a sinistra", icon: "left", act: ({ turn }: Turning) => turn(-15, 0) },
  right: { name: "Gira a destra", icon: "right", act: ({ turn }: Turning) => turn(15, 0) },
  back: { name: "Inclina indietro", icon: "up", act: ({ turn }: Turning) => turn(0, 15) },
  forward: { name: "Inclina in avanti", icon: "down", act: ({ turn }: Turning) => turn(0, -15) },
  nearer: { name: "Più vicino", icon: "plus", act: ({ zoom }: Turning) => zoom(1.25) },
  farther: { name: "Più lontano", icon: "minus", act: ({ zoom }: Turning) => zoom(1 / 1.25) },
  reset: { name: "Com’era", icon: "undo", act: ({ reset }: Turning) => reset() },
} as const;

export type Move = keyof typeof moves;
