import type { CourseRecording } from "../recordingOf.ts";

type ListenProps = {
  recording: CourseRecording | undefined;
  /** What is heard, for screen readers and for the eye: “Ascolta la lezione”. */
  name: string;
};

/** The browser’s own player: it needs no script, and everybody knows theirs. */
export function Listen({ recording, name }: ListenProps) {
  if (!recording) return null;
  return (
    <div className="listen">
      <p>
        <strong>{name}</strong>{" "}
        <span className="listen-about">{`${lengthOf(recording.seconds)}, voce sintetica`}</span>
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

function lengthOf(seconds: number) {
  if (seconds < 55) return `circa ${Math.round(seconds / 5) * 5} secondi`;
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? "circa un minuto" : `circa ${minutes} minuti`;
}
