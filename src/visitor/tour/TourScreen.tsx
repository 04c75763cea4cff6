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
      {/* Another language is another voice: it begins anew, where the visitor is. */}
      <Tour key={language} />
    </Screen>
  );
}
