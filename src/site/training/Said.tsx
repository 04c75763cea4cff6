import { Marked } from "../../ui/Marked.tsx";
import type { Paragraph } from "./course.ts";
import type { CourseRecording } from "./recordingOf.ts";

type SaidProps = {
  says: Paragraph;
  /** What the words are of the course, where that is not the paragraph itself. */
  of?: object;
  recording: CourseRecording | undefined;
};

/** Sentences, each with the second at which its recording says it. */
export function Said({ says, of = says, recording }: SaidProps) {
  const begins = recording?.begins.get(of);
  return says.map((sentence, index) => (
    <span key={sentence} data-of={begins && recording?.name} data-at={begins?.[index]}>
      <Marked text={sentence} />
      {index < says.length - 1 && " "}
    </span>
  ));
}
