import { PreviewBeside } from "../preview/PreviewBeside.tsx";
import { WordsScreen } from "../words/WordsScreen.tsx";

/** The words of a work, with its preview beside them on a wide window. */
export function WordsBesidePreview() {
  return <WordsScreen beside={<PreviewBeside />} />;
}
