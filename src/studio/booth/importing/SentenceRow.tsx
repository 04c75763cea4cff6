import type { Language } from "../../../i18n/languages.ts";
import type { MarkedText } from "../../../i18n/markedText.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Marked } from "../../../ui/text/Marked.tsx";
import { limitsOf, type Edge, type Region } from "./waveform/regions.ts";
import { secondsInItalian } from "./cutting/secondsInItalian.ts";

type SentenceRowProps = {
  text: MarkedText;
  language: Language;
  sentence: number;
  regions: readonly Region[];
  seconds: number;
  isCurrent: boolean;
  isPlaying: boolean;
  onListen: () => void;
  onEdge: (edge: Edge, seconds: number) => void;
  onCurrent: (sentence: number) => void;
};

/** In seconds: how far a key moves an edge. */
const STEP = 0.05;

/** A sentence of a recording, with its beginning and its end. */
export function SentenceRow({
  text,
  language,
  isCurrent,
  isPlaying: isHeard,
  ...props
}: SentenceRowProps) {
  const { sentence, onListen, onCurrent } = props;
  const number = sentence + 1;
  return (
    <li className="import-sentence" data-current={isCurrent}>
      <p className="import-words">
        <span className="import-number">{number}</span>
        <span lang={language}>
          <Marked text={text} />
        </span>
      </p>
      <Button
        look="plain"
        icon={isHeard ? "stop" : "play"}
        aria-label={`${isHeard ? "Ferma" : "Ascolta"} la frase ${number}`}
        onFocus={() => onCurrent(sentence)}
        onTap={() => {
          // Safari gives a button that is pressed no focus.
          onCurrent(sentence);
          onListen();
        }}
      >
        {isHeard ? "Ferma" : "Ascolta"}
      </Button>
      <EdgeField {...props} is="from" />
      <EdgeField {...props} is="to" />
    </li>
  );
}

function EdgeField({
  sentence,
  is,
  regions,
  seconds,
  onEdge,
  onCurrent,
}: Edge & Pick<SentenceRowProps, "regions" | "seconds" | "onEdge" | "onCurrent">) {
  const edge = { sentence, is };
  const value = regions[sentence]![is === "from" ? 0 : 1];
  const { least, most } = limitsOf(regions, edge, seconds);
  const { seen, heard } = secondsInItalian(value);
  const name = is === "from" ? "Inizio" : "Fine";
  return (
    <label className="import-edge">
      <span>
        {name} <span aria-hidden="true">{seen}</span>
      </span>
      <input
        type="range"
        aria-label={`${name} della frase ${sentence + 1}`}
        aria-valuetext={heard}
        min={Math.ceil(least / STEP) * STEP}
        max={most}
        step={STEP}
        value={value}
        onFocus={() => onCurrent(sentence)}
        onChange={({ currentTarget }) => onEdge(edge, Number(currentTarget.value))}
      />
    </label>
  );
}
