import { Screen } from "../Screen.tsx";
import { useVisit } from "../visit.ts";

export function CaptionsScreen() {
  const { title, description } = useVisit().words.captions;
  return <Screen title={title} description={description} />;
}
