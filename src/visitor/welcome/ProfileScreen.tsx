import { EarsOffer } from "../../onDevice/ears/offer/EarsOffer.tsx";
import { voice } from "../../platform/sound/voice.ts";
import { ButtonLink } from "../../ui/buttons/ButtonLink.tsx";
import { Screen } from "../shell/Screen.tsx";
import { addressOf, useVisit } from "../shell/visit.ts";
import { NewVersion } from "./NewVersion.tsx";
import { VisitDownload } from "./VisitDownload.tsx";
import "./ProfileScreen.css";

export function ProfileScreen() {
  const visit = useVisit();
  const { title, description, deafness, deafnessMeans, blindness, blindnessMeans } =
    visit.messages.profile;
  const { offline } = visit.museum;
  return (
    <Screen title={title} description={description}>
      <p className="visitor-lead">{description}</p>
      <NewVersion />
      <ul role="list" className="visitor-choices profiles">
        {(
          [
            // A blind visitor hears the choices one after the other, so theirs comes first.
            ["blind-user", blindness, blindnessMeans],
            ["deaf-user", deafness, deafnessMeans],
          ] as const
        ).map(([screen, name, means]) => (
          <li key={screen}>
            <ButtonLink
              to={addressOf(visit, screen)}
              // An iPhone lets the introduction begin by itself only if a tap prepared the voice.
              {...(screen === "blind-user" && { onClick: voice.prepare })}
            >
              <span className="profile-name">{name}</span> <span>{means}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      <VisitDownload key={visit.language} what="files" offline={offline} />
      {offline.films && (
        <VisitDownload key={`${visit.language} films`} what="films" offline={offline.films} />
      )}
      {EARS && <EarsOffer isNeeded={false} isFolded={false} />}
    </Screen>
  );
}
