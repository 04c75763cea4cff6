import type { Recording } from "../content/museum.ts";
import { duration } from "../i18n/duration.ts";
import type { Messages } from "../i18n/en.ts";

type RecordingAboutProps = {
  recording: Recording;
  /** The id of its length, for the button that plays it: it is said there, and not once more here. */
  lengthId?: string;
  messages: Messages;
};

/** How long a recording is, and whose voice: said before it is played. */
export function RecordingAbout({
  recording: { seconds, voice },
  lengthId,
  messages: { recording: messages, duration: units },
}: RecordingAboutProps) {
  const { seen, heard } = duration(seconds, units);
  return (
    <p className="recording-about">
      <span aria-hidden="true">{messages.length(seen)}</span>
      <span id={lengthId} hidden={lengthId !== undefined} className="visually-hidden">
        {messages.length(heard)}
      </span>
      {` ${messages.voices[voice]} ${messages.notReviewed}`}
    </p>
  );
}
