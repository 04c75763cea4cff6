import { useEffect, useState } from "react";
import { locales } from "../../../i18n/languages.ts";
import { useMachine } from "../../../lib/machine/useMachine.ts";
import type { Ears } from "../../../onDevice/ears/useEars.ts";
import { hearing } from "../../../platform/speech/hearing.ts";
import { useVisit } from "../../shell/visit.ts";
import { tourPart } from "../place/tourPart.ts";
import { performTour, type TourPorts } from "./performTour.ts";
import { parsePlace } from "../place/place.ts";
import { tourBehaviour, type TourEvent, type TourState } from "./tourBehaviour.ts";
import type { savedPlace } from "../place/useSavedPlace.ts";
import { useTourData } from "../useTourData.ts";

type Options = Pick<TourPorts, "clipOf" | "hasTones" | "onDevice"> & {
  place: ReturnType<typeof savedPlace>;
  ears: Ears;
};

export function useTourMachine(options: Options): [TourState, (event: TourEvent) => void] {
  const { clipOf, hasTones, onDevice, place, ears } = options;
  const { chosen, areChosen } = ears;
  const { language } = useVisit();
  const { stops, tour, scripts } = useTourData();
  const [behaviour] = useState(() => tourBehaviour(stops.length));
  const [state, send] = useMachine(
    behaviour,
    performTour({
      recall,
      canHear: () => canHear(areChosen),
      clipOf,
      hasTones,
      locale: locales[language],
      recogniser: () => (chosen ? ears.recogniser : hearing()),
      onDevice,
      spoken: tour,
    }),
  );

  useEffect(() => {
    send({ type: "hearingChanged", canHear: canHear(areChosen) });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `areChosen` answers anew once others are chosen.
  }, [send, areChosen, chosen]);

  function recall() {
    const last = parsePlace(place.read(), stops.length, language);
    if (!last) return undefined;
    const { recording } = tourPart(scripts, "step", stops[last.step - 1]!, state.canHear);
    // The recording may have been replaced by a shorter one.
    return last.seconds < (recording?.seconds ?? 0) ? last : { ...last, seconds: 0 };
  }

  return [state, send];
}

function canHear(areEarsChosen: () => boolean) {
  return hearing() !== undefined || areEarsChosen();
}
