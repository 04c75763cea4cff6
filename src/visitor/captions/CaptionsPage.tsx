import { memo } from "react";
import { Link } from "react-router";
import { addressOf, useVisit } from "../visit.ts";
import { useCaptionsMessages } from "./useCaptionsMessages.ts";
import { gapAsText, type Glossaries } from "./asText.ts";
import { noGlossary, withNames, type Glossary } from "./glossary.ts";
import type { Page, Paragraph } from "./pages.ts";

type CaptionsPageProps = {
  page: Page;
  glossaries: Glossaries;
  /** What is being said, after the last paragraph. */
  interim: string;
};

/** A stretch of what was said. Only the last one is drawn anew, and only what is seen is laid out. */
export const CaptionsPage = memo(({ page, glossaries, interim }: CaptionsPageProps) => (
  <div className="captions-page">
    {page.map((paragraph, index) => (
      <CaptionsParagraph
        // oxlint-disable-next-line no-array-index-key -- Paragraphs stay where they are.
        key={index}
        paragraph={paragraph}
        glossary={glossaries[paragraph.language] ?? noGlossary}
        interim={index === page.length - 1 ? interim : ""}
      />
    ))}
  </div>
));

type CaptionsParagraphProps = { paragraph: Paragraph; glossary: Glossary; interim: string };

const CaptionsParagraph = memo(({ paragraph, glossary, interim }: CaptionsParagraphProps) => {
  const { messages, language } = useVisit();
  const captions = useCaptionsMessages();
  return (
    <p className="caption" lang={paragraph.language}>
      {paragraph.pieces.map((piece, index) =>
        typeof piece === "number" ? (
          // oxlint-disable-next-line no-array-index-key -- Pieces stay where they are.
          <span key={index} className="caption-gap" lang={language}>
            {gapAsText(piece, { ...messages, captions })}{" "}
          </span>
        ) : (
          // oxlint-disable-next-line no-array-index-key -- Pieces stay where they are.
          <Said key={index} text={piece} glossary={glossary} />
        ),
      )}
      {interim}
    </p>
  );
});

const Said = memo(({ text, glossary }: { text: string; glossary: Glossary }) => {
  const visit = useVisit();
  return (
    <>
      {withNames(text, glossary).map(({ text: words, works }, index) => {
        if (!works || works.length === 0) return words;
        // A name of several works leads to all of them.
        const screen = works.length === 1 ? `artwork/${works[0]}` : "list";
        return (
          // oxlint-disable-next-line no-array-index-key -- The stretches of a text stay where they are.
          <Link key={index} to={addressOf(visit, screen)}>
            {words}
          </Link>
        );
      })}{" "}
    </>
  );
});
