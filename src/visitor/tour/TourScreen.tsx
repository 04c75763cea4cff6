import { useLoaderData } from "react-router";
import { Screen } from "../shell/Screen.tsx";
import { useVisit } from "../shell/visit.ts";
import { NoTour } from "./parts/NoTour.tsx";
import { PlainTour } from "./parts/PlainTour.tsx";
import { Tour } from "./Tour.tsx";
import type { TourData } from "./useTourData.ts";
import "./TourScreen.css";

export function TourScreen() {
  const { language } = useVisit();
  const data = useLoaderData<TourData>();
  const { tour } = data;
  return (
    <Screen
      title={tour.title}
      description={"elsewhere" in data ? tour.missing.instead : tour.description}
    >
      {"elsewhere" in data ? (
        <NoTour messages={tour.missing} elsewhere={data.elsewhere} />
      ) : (
        <>
          <noscript>
            <PlainTour />
          </noscript>
          {/* Another language has other recordings: the tour opens anew at the place that is kept. */}
          <Tour key={language} />
        </>
      )}
    </Screen>
  );
}
