import { useId } from "react";
import type { Recording, Recordings, TouchGuide, Work } from "../../catalogue/catalogue.ts";
import { touchClip } from "../../catalogue/models.ts";
import { AudioPlayer } from "../../player/AudioPlayer.tsx";
import { controlName } from "../../player/controlName.ts";
import { SpokenText } from "../../ui/text/SpokenText.tsx";
import { NotTranslated } from "../language/NotTranslated.tsx";
import { UnrecordedText } from "./UnrecordedText.tsx";
import { useVisit } from "../shell/visit.ts";
import "./TouchGuides.css";

type TouchGuidesProps = {
  work: Pick<Work, "slug" | "title" | "artist">;
  guides: readonly TouchGuide[] | undefined;
  recordings: Recordings;
  /** Whether they are in a fold that says already what they are; elsewhere each has its own. */
  areTitled?: boolean;
  /** While the microphone is on, the device must not read aloud. */
  isHearing?: boolean;
};

/** What is said to hands on each tactile model of a work. */
export function TouchGuides(props: TouchGuidesProps) {
  const { work, guides = [], recordings, areTitled = false, isHearing = false } = props;
  const { touch } = useVisit().messages;
  return guides.map((guide) => {
    const { kind } = guide;
    const title = guides.length > 1 ? touch[kind] : touch.title;
    return (
      <Guide
        key={`${work.slug} ${kind}`}
        work={work}
        guide={guide}
        recording={recordings[touchClip(work.slug, kind)]}
        title={title}
        part={guides.length > 1 ? touch.parts[kind] : title}
        isFolded={!areTitled}
        isTitled={areTitled && guides.length === 1}
        isHearing={isHearing}
      />
    );
  });
}

type GuideProps = Pick<TouchGuidesProps, "work"> & {
  guide: TouchGuide;
  recording: Recording | undefined;
  title: string;
  /** Names its controls. */
  part: string;
  isFolded: boolean;
  isTitled: boolean;
  isHearing: boolean;
};

function Guide(props: GuideProps) {
  const { work, guide, recording, title, part, isFolded, isTitled, isHearing } = props;
  const { museum, language, messages } = useVisit();
  const { touch } = messages;
  const heading = useId();
  const { script, language: spokenIn } = guide;
  const titled = !isTitled && <h2 id={heading}>{title}</h2>;
  const content = (
    <>
      <p>{touch.means}</p>
      <NotTranslated language={spokenIn} />
      {recording ? (
        <AudioPlayer
          key={recording.src}
          recording={recording}
          script={script}
          title={`${work.title}, ${title}`}
          part={part}
          work={work.title}
          artist={work.artist}
          museum={`${title} · ${museum.name}`}
          language={language}
          spokenIn={spokenIn}
          messages={messages}
          textTitle={part === title ? touch.text : controlName(touch.text, part)}
          isFolded
        />
      ) : isHearing ? (
        <SpokenText script={script} language={spokenIn} />
      ) : (
        <UnrecordedText script={script} language={spokenIn} />
      )}
    </>
  );
  return (
    <section className="touch-guide" aria-labelledby={isTitled ? undefined : heading}>
      {isFolded ? (
        <details>
          <summary>{titled}</summary>
          {content}
        </details>
      ) : (
        <>
          {titled}
          {content}
        </>
      )}
    </section>
  );
}
