import { PreviewBeside } from "../preview/PreviewBeside.tsx";
import { WordsScreen } from "../words/WordsScreen.tsx";

/** The words of a work, and where there is room the work as visitors see it. */
export function WordsBesidePreview() {
  return <WordsScreen beside={<PreviewBeside />} />;
}
