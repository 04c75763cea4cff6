import type { Block } from "../course.ts";
import type { CourseRecording } from "../recordingOf.ts";
import { SpokenSentences } from "./SpokenSentences.tsx";

type BlocksProps = { text: readonly Block[]; recording?: CourseRecording | undefined };

/** Paragraphs and lists of a page of the course. */
export function Blocks({ text, recording }: BlocksProps) {
  return text.map((block) =>
    "items" in block ? (
      <ul key={block.items[0]?.[0]}>
        {block.items.map((item) => (
          <li key={item[0]}>
            <SpokenSentences sentences={item} recording={recording} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={block[0]}>
        <SpokenSentences sentences={block} recording={recording} />
      </p>
    ),
  );
}
