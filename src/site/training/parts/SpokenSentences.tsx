import { Marked } from "../../../ui/text/Marked.tsx";
import type { Paragraph } from "../course.ts";
import type { CourseRecording } from "../recordingOf.ts";

type SpokenSentencesProps = {
  sentences: Paragraph;
  /** The object of the course whose text they are, where that is not the paragraph itself. */
  of?: object;
  recording: CourseRecording | undefined;
  /** The index of the only sentence to show. */
  only?: number;
};

/** Sentences, each with the second at which its recording begins it, for `readAlong`. */
export function SpokenSentences({
  sentences: says,
  of = says,
  recording,
  only,
}: SpokenSentencesProps) {
  const begins = recording?.begins.get(of);
  return says.map(
    (sentence, index) =>
      (only ?? index) === index && (
        <span key={sentence} data-of={begins && recording?.name} data-at={begins?.[index]}>
          <Marked text={sentence} />
          {only === undefined && index < says.length - 1 && " "}
        </span>
      ),
  );
}
