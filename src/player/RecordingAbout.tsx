import type { Recording } from "../catalogue/catalogue.ts";
import { duration } from "../i18n/duration.ts";
import type { Messages } from "../i18n/messages/en.ts";

type RecordingAboutProps = {
  recording: Recording;
  /** The id of the length where the play button is described by it: then it is not said here. */
  lengthId?: string;
  messages: Messages;
};

/** How long a recording is, and whose voice: said before it is played. */
export function RecordingAbout({
  recording: { seconds, voice, by },
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
      {` ${by ?? messages.voices[voice]} ${messages.notReviewed}`}
    </p>
  );
}
