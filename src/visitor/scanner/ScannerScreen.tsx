import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Screen } from "../Screen.tsx";
import { addressOf, useVisit } from "../visit.ts";

export function ScannerScreen() {
  const visit = useVisit();
  const { title, description, transcribe } = visit.words.scanner;
  return (
    <Screen title={title} description={description}>
      <ul role="list" className="visitor-choices">
        <li>
          <ButtonLink look="plain" to={addressOf(visit, "list")}>
            {visit.words.list.title}
          </ButtonLink>
        </li>
        <li>
          <ButtonLink look="plain" to={addressOf(visit, "transcription")}>
            {transcribe}
          </ButtonLink>
        </li>
      </ul>
    </Screen>
  );
}
