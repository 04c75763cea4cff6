import { Screen } from "../Screen.tsx";
import { useVisit } from "../visit.ts";

export function TourScreen() {
  const { title, description } = useVisit().words.tour;
  return <Screen title={title} description={description} />;
}
