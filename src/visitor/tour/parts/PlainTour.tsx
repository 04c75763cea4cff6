import { Fragment, type ReactNode } from "react";
import { touchClip } from "../../../catalogue/models.ts";
import type { Language } from "../../../i18n/languages.ts";
import { PlainPlayer } from "../../../player/PlainPlayer.tsx";
import { RecordingAbout } from "../../../player/RecordingAbout.tsx";
import { SpokenText } from "../../../ui/text/SpokenText.tsx";
import { NotTranslated } from "../../language/NotTranslated.tsx";
import { useVisit } from "../../shell/visit.ts";
import { tourPart, type TourPart } from "../place/tourPart.ts";
import { useTourData } from "../useTourData.ts";

/** The whole tour, to play and to read, for a browser without JavaScript. */
export function PlainTour() {
  const { museum, messages } = useVisit();
  const { stops, tour, scripts } = useTourData();
  const [first] = stops;
  return (
    <>
      <PlainPart
        heading={<h2>{tour.introduction}</h2>}
        title={tour.introduction}
        part={tourPart(scripts, "introduction", first, false)}
      />
      {stops.map((stop) => (
        <Fragment key={stop.slug}>
          <PlainPart
            heading={<h2 lang={museum.languages[0]}>{stop.title}</h2>}
            title={stop.title}
            part={tourPart(scripts, "step", stop, false)}
          />
          {stop.touch?.map(({ kind, script, language }, _, { length }) => {
            const title = length > 1 ? messages.touch[kind] : messages.touch.title;
            const recording = scripts.recordings[touchClip(stop.slug, kind)];
            return (
              <PlainPart
                key={kind}
                heading={
                  <>
                    <h3>{title}</h3>
                    <p>{messages.touch.means}</p>
                    <NotTranslated language={language} />
                  </>
                }
                title={title}
                part={{ script, recording }}
                language={language}
              />
            );
          })}
        </Fragment>
      ))}
      <PlainPart
        heading={<h2>{tour.commands.help[0]}</h2>}
        title={tour.commands.help[0]}
        part={tourPart(scripts, "help", first, false)}
      />
    </>
  );
}

type PlainPartProps = {
  heading: ReactNode;
  /** Names the recording in the browser's own player. */
  title: string;
  part: TourPart;
  /** Of the part, where it is not the page's. */
  language?: Language | undefined;
};

function PlainPart({ heading, title, part: { script, recording }, language }: PlainPartProps) {
  const visit = useVisit();
  return (
    <section className="tour-part">
      {heading}
      {recording && (
        <>
          <PlainPlayer recording={recording} title={title} language={language ?? visit.language} />
          <RecordingAbout recording={recording} messages={visit.messages} />
        </>
      )}
      <SpokenText script={script} language={language} />
    </section>
  );
}
