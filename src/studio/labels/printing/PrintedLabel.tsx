import { memo } from "react";
import { isEqual } from "../../../lib/isEqual.ts";
import { labelSizes, shortenTitle } from "./labelSizes.ts";
import type { LabelSize } from "../../draft/documents/labelsDocument.ts";
import type { Label, LabelText } from "../labelsOf.ts";
import { labelWords } from "../labelWords.ts";
import { codeSquares } from "./codeSquares.ts";
import "./PrintedLabel.css";

/** In letters: up to this length, a wall label has room for a translated title too. */
const LONG = 130;

type PrintedLabelProps = { label: Label; size: LabelSize; hasTag: boolean };

/** One label as it is printed. */
export const PrintedLabel = memo(function PrintedLabel({ label, size, hasTag }: PrintedLabelProps) {
  const { correction, longestTitle, longestMaker } = labelSizes[size];
  const title = shortenTitle(label.title.text, longestTitle);
  const maker = label.maker && shortenTitle(label.maker.text, longestMaker);
  // Two titles fit on a wall only, and not two long ones.
  const hasRoom = size === "wall" && title.length <= LONG;
  const translation = hasRoom ? label.translation : undefined;
  const translated = translation && shortenTitle(translation.text, LONG);
  return (
    <article
      className="label"
      data-size={size}
      data-length={lengthOf(title, translated, maker)}
      data-numbered={label.number !== undefined}
    >
      <div className="label-work">
        <div className="label-top">
          {label.number !== undefined && (
            <p className="label-number">
              <span className="visually-hidden">Numero </span>
              {label.number}
            </p>
          )}
          <Mark />
        </div>
        <h4 className="label-title" lang={label.title.language}>
          {title}
        </h4>
        {translation && (
          <p className="label-translation" lang={translation.language}>
            {translated}
          </p>
        )}
        {maker && (
          <p className="label-maker" lang={label.maker?.language}>
            {maker}
          </p>
        )}
      </div>
      <LabelCode text={label.address} name={label.codeName} correction={correction} />
      <div className="label-words">
        {label.how.map((said) => (
          <How key={said.language} said={said} hasTag={hasTag} />
        ))}
      </div>
    </article>
  );
}, isEqual);

function How({ said: { language, text }, hasTag }: { said: LabelText; hasTag: boolean }) {
  return (
    <div className="label-how" lang={language}>
      <p>{text}</p>
      {hasTag && (
        <p className="label-tag">
          <TagSign />
          {labelWords[language].ofTag}
        </p>
      )}
    </div>
  );
}

/** The archway of the brand, in one ink. */
function Mark() {
  return (
    <svg className="label-mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        fillRule="evenodd"
        d="M3 30V6a3 3 0 0 1 3-3h20a3 3 0 0 1 3 3v24h-6V16a7 7 0 0 0-14 0v14Z"
      />
    </svg>
  );
}

/** A phone that is near something. */
function TagSign() {
  return (
    <svg className="label-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M3 2h9a1.5 1.5 0 0 1 1.5 1.5v17A1.5 1.5 0 0 1 12 22H3a1.5 1.5 0 0 1-1.5-1.5v-17A1.5 1.5 0 0 1 3 2ZM6 18.5h3M16.5 8.5a5 5 0 0 1 0 7M19.5 5.5a9.2 9.2 0 0 1 0 13" />
    </svg>
  );
}

/** Which size of letters the words fit in; a journey measures the longest. */
function lengthOf(title: string, translation = "", maker = "") {
  const room = roomOf(title) + (roomOf(translation) + roomOf(maker)) / 2;
  const longest = Math.max(...title.split(/\s/).map(roomOf));
  if (room <= 40 && longest <= 13) return "short";
  if (room <= 75 && longest <= 17) return "middling";
  if (room <= 112) return "long";
  return room <= 165 ? "longest" : "endless";
}

/** The room of a text, in small letters: a capital takes that of one and a half. */
function roomOf(text: string) {
  return text.length + text.replaceAll(/\P{Lu}/gu, "").length / 2;
}

type LabelCodeProps = { text: string; name: string; correction: "medium" | "quartile" };

/** A code with its white border, black on white whatever the theme. */
function LabelCode({ text, name, correction }: LabelCodeProps) {
  const { path, across } = codeSquares(text, correction);
  return (
    <svg
      className="label-code"
      role="img"
      aria-label={name}
      viewBox={`0 0 ${across} ${across}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${across}v${across}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
