import { memo } from "react";
import { Link } from "react-router";
import type { Page, Paragraph } from "../../../captions/pages.ts";
import { addressOf, useVisit } from "../../shell/visit.ts";
import { useCaptionsMessages } from "../useCaptionsMessages.ts";
import { gapText, type Glossaries } from "./transcriptText.ts";
import { noGlossary, findNames, type Glossary } from "./glossary.ts";

type CaptionsPageProps = {
  page: Page;
  glossaries: Glossaries;
  /** What is being said, shown at the end of the last paragraph. */
  interim: string;
};

/** A page of the transcript. React redraws only the last, the browser lays out those in view. */
export const CaptionsPage = memo(({ page, glossaries, interim }: CaptionsPageProps) => (
  <div className="captions-page">
    {page.map((paragraph, index) => (
      <CaptionsParagraph
        // oxlint-disable-next-line no-array-index-key -- Paragraphs are never reordered.
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
          // oxlint-disable-next-line no-array-index-key -- Pieces are never reordered.
          <span key={index} className="caption-gap" lang={language}>
            {gapText(piece, { ...messages, captions })}{" "}
          </span>
        ) : (
          // oxlint-disable-next-line no-array-index-key -- Pieces are never reordered.
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
      {findNames(text, glossary).map(({ text: words, works }, index) => {
        if (!works || works.length === 0) return words;
        // A name that belongs to several works leads to the list.
        const screen = works.length === 1 ? `artwork/${works[0]}` : "list";
        return (
          // oxlint-disable-next-line no-array-index-key -- Stretches are never reordered.
          <Link key={index} to={addressOf(visit, screen)}>
            {words}
          </Link>
        );
      })}{" "}
    </>
  );
});
