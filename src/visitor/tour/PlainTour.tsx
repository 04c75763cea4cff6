import type { Language } from "../../i18n/languages.ts";
import { PlainPlayer } from "../../player/PlainPlayer.tsx";
import { RecordingAbout } from "../../player/RecordingAbout.tsx";
import { SpokenText } from "../../ui/SpokenText.tsx";
import { useVisit } from "../visit.ts";
import { partOf, type TourPart } from "./partOf.ts";
import { useTourData } from "./useTourData.ts";

/** The whole tour, to play and to read, for a browser without JavaScript. */
export function PlainTour() {
  const { museum } = useVisit();
  const { stops, tour, scripts } = useTourData();
  const [first] = stops;
  return (
    <>
      <PlainPart title={tour.introduction} part={partOf(scripts, "introduction", first, false)} />
      {stops.map((stop) => (
        <PlainPart
          key={stop.slug}
          title={stop.title}
          titleLanguage={museum.languages[0]}
          part={partOf(scripts, "step", stop, false)}
        />
      ))}
      <PlainPart title={tour.commands.help[0]} part={partOf(scripts, "help", first, false)} />
    </>
  );
}

type PlainPartProps = { title: string; titleLanguage?: Language; part: TourPart };

function PlainPart({ title, titleLanguage, part: { script, recording } }: PlainPartProps) {
  const { messages, language } = useVisit();
  return (
    <section className="tour-part">
      <h2 lang={titleLanguage}>{title}</h2>
      {recording && (
        <>
          <PlainPlayer recording={recording} title={title} language={language} />
          <RecordingAbout recording={recording} messages={messages} />
        </>
      )}
      <SpokenText script={script} />
    </section>
  );
}
