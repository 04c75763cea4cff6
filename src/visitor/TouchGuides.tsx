import { useId } from "react";
import type { Recording, Recordings, TouchGuide, Work } from "../catalogue/catalogue.ts";
import { touchClip } from "../catalogue/models.ts";
import { AudioPlayer } from "../player/AudioPlayer.tsx";
import { SpokenText } from "../ui/SpokenText.tsx";
import { NotTranslated } from "./NotTranslated.tsx";
import { UnrecordedText } from "./UnrecordedText.tsx";
import { useVisit } from "./visit.ts";
import "./TouchGuides.css";

type TouchGuidesProps = {
  work: Pick<Work, "slug" | "title" | "artist">;
  guides: readonly TouchGuide[] | undefined;
  recordings: Recordings;
  /** Whether the page says already what they are. */
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
  isTitled: boolean;
  isHearing: boolean;
};

function Guide({ work, guide, recording, title, isTitled, isHearing }: GuideProps) {
  const { museum, language, messages } = useVisit();
  const { touch } = messages;
  const heading = useId();
  const { script, language: spokenIn } = guide;
  return (
    <section className="touch-guide" aria-labelledby={isTitled ? undefined : heading}>
      {!isTitled && <h2 id={heading}>{title}</h2>}
      <p>{touch.means}</p>
      <NotTranslated language={spokenIn} />
      {recording ? (
        <AudioPlayer
          key={recording.src}
          recording={recording}
          script={script}
          title={title}
          work={work.title}
          artist={work.artist}
          museum={`${title} · ${museum.name}`}
          language={language}
          spokenIn={spokenIn}
          messages={messages}
          textTitle={touch.text}
          isFolded
        />
      ) : isHearing ? (
        <SpokenText script={script} language={spokenIn} />
      ) : (
        <UnrecordedText script={script} language={spokenIn} />
      )}
    </section>
  );
}
