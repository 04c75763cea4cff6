import { Screen } from "../Screen.tsx";
import { useVisit } from "../visit.ts";
import { PlainTour } from "./PlainTour.tsx";
import { Tour } from "./Tour.tsx";
import { useTourData } from "./useTourData.ts";
import "./TourScreen.css";

export function TourScreen() {
  const { language } = useVisit();
  const { tour } = useTourData();
  return (
    <Screen title={tour.title} description={tour.description}>
      <noscript>
        <PlainTour />
      </noscript>
      {/* Another language has other recordings: the tour opens anew at the place that is kept. */}
      <Tour key={language} />
    </Screen>
  );
}
