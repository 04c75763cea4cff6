import type { Recording } from "../content/museum.ts";
import { duration } from "../i18n/duration.ts";
import type { Messages } from "../i18n/en.ts";

type RecordingAboutProps = {
  recording: Recording;
  /** The id of its length, for the button that plays it: it is said there, and not once more here. */
  lengthId?: string;
  words: Messages;
};

/** How long a recording is, and whose voice: said before it is played. */
export function RecordingAbout({
  recording: { seconds, voice },
  lengthId,
  words: { recording: words, duration: units },
}: RecordingAboutProps) {
  const { seen, heard } = duration(seconds, units);
  return (
    <p className="recording-about">
      <span aria-hidden="true">{words.length(seen)}</span>
      <span id={lengthId} hidden={lengthId !== undefined} className="visually-hidden">
        {words.length(heard)}
      </span>
      {` ${words.voices[voice]} ${words.notReviewed}`}
    </p>
  );
}
