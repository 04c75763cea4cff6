import { duration } from "../../i18n/duration.ts";
import { it } from "../../i18n/it.ts";
import type { CourseRecording } from "./recordingOf.ts";

type ListenProps = {
  recording: CourseRecording | undefined;
  /** What is heard, for screen readers and for the eye: “Ascolta la lezione”. */
  name: string;
};

/** The browser’s own player: it needs no script, and everybody knows theirs. */
export function Listen({ recording, name }: ListenProps) {
  if (!recording) return null;
  const { seen, heard } = duration(recording.seconds, it.duration);
  return (
    <div className="listen">
      <p>
        <strong>{name}</strong>{" "}
        <span className="listen-about">
          <span aria-hidden="true">{seen}</span>
          <span className="visually-hidden">{heard}</span>, voce sintetica
        </span>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- Every word is written beside it. */}
      <audio
        controls
        preload="none"
        src={recording.src}
        aria-label={name}
        data-reads={recording.name}
      />
    </div>
  );
}
