import type { Museum } from "../../../catalogue/catalogue.ts";
import type { Clip, HeldClip, Holder } from "../../../platform/sound/voice.ts";
import { tourPart } from "./tourPart.ts";
import type { TourClip, TourSaying } from "../behaviour/tourBehaviour.ts";
import type { WholeTour } from "../useTourData.ts";

/** Who holds the voice while it is the tour that speaks. */
const TOUR = "tour";

export type OpenTour = WholeTour & {
  museum: Museum;
  /** The voice goes on where a clip of the same key stopped, so a tour opened anew has new keys. */
  sitting: number;
};

/** What the voice is asked to play; `undefined` where that was never recorded. */
export function clipOf(saying: TourSaying, open: OpenTour): Clip | undefined {
  const { clip, step, turn, from, couldHear } = saying;
  const { recording } = tourPart(open.scripts, clip, open.stops[step - 1]!, couldHear);
  if (!recording) return undefined;
  const key = `tour ${open.sitting}/${turn}`;
  return { key, src: recording.src, from, holder: holderOf(clip, step, recording.seconds, open) };
}

/** What the lock screen shows of it. */
export function holderOf(clip: TourClip, step: number, seconds: number, open: OpenTour): Holder {
  const { stops, tour, museum } = open;
  const { title, artist } = stops[step - 1]!;
  const where = tour.step(step, stops.length);
  const about =
    clip === "step"
      ? { title, artist, album: `${where} · ${museum.name}` }
      : { title: tour.title, artist: museum.name, album: where };
  return { name: TOUR, seconds, ...about };
}

export function isOfTour({ holder }: HeldClip) {
  return holder.name === TOUR;
}
