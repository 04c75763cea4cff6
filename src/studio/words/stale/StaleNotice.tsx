import { useMemo } from "react";
import { splitSentences } from "../../../content/speaking/splitSentences.ts";
import type { Language } from "../../../i18n/languages.ts";
import { plain } from "../../../i18n/markedText.ts";
import { announce } from "../../../ui/announce.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import {
  sentenceChanges,
  type SentenceChange,
  type Stretch,
} from "../sentences/sentenceChanges.ts";
import type { StalePart } from "./staleness.ts";
import { textsOf, type PartValue } from "../parts/wordsParts.ts";
import "./StaleNotice.css";

/** What has changed in the original of a part since it was translated. */
export function StaleNotice({
  stale: { before, now },
  of,
  language,
  onConfirm,
}: {
  stale: Pick<StalePart, "before" | "now">;
  /** Which part, for a screen reader. */
  of: string;
  /** Of the original. */
  language: Language;
  onConfirm: () => void;
}) {
  const changes = useMemo(
    () => sentenceChanges(sentences(before, language), sentences(now, language)),
    [before, now, language],
  );
  return (
    <div className="studio-notice stale">
      <p>
        <strong>L’originale è cambiato</strong> dopo la traduzione. Confronta, correggi se serve e
        poi conferma.
      </p>
      <ul role="list" className="stale-changes">
        {changes.map((change, index) => (
          // oxlint-disable-next-line no-array-index-key -- Two sentences may be the same.
          <li key={index} data-is={change.is}>
            <Change change={change} language={language} />
          </li>
        ))}
      </ul>
      <Button
        look="plain"
        icon="check"
        onClick={() => {
          announce("Traduzione segnata come aggiornata");
          onConfirm();
        }}
      >
        <span>
          La traduzione è aggiornata<span className="visually-hidden">: {of}</span>
        </span>
      </Button>
    </div>
  );
}

function Change({ change, language }: { change: SentenceChange; language: Language }) {
  if (change.is === "added")
    return (
      <p>
        <span className="stale-kind">Aggiunta: </span>
        <ins lang={language}>{change.now}</ins>
      </p>
    );
  if (change.is === "removed")
    return (
      <p>
        <span className="stale-kind">Tolta: </span>
        <del lang={language}>{change.before}</del>
      </p>
    );
  return (
    <>
      <p>
        <span className="stale-kind">Prima: </span>
        <Stretches words={change.words} is="removed" language={language} />
      </p>
      <p>
        <span className="stale-kind">Ora: </span>
        <Stretches words={change.words} is="added" language={language} />
      </p>
    </>
  );
}

/** A changed sentence as it was or as it is, what is different in it marked. */
function Stretches({
  words,
  is,
  language,
}: {
  words: readonly Stretch[];
  is: "removed" | "added";
  language: Language;
}) {
  const Tag = is === "removed" ? "del" : "ins";
  const shown = words.filter((stretch) => stretch.is === "kept" || stretch.is === is);
  return (
    <span lang={language}>
      {shown.map(({ is: kind, text }, index) =>
        kind === "kept" ? (
          text
        ) : (
          // oxlint-disable-next-line no-array-index-key -- The stretches never change places.
          <Tag key={index}>{text}</Tag>
        ),
      )}
    </span>
  );
}

function sentences(value: PartValue, language: Language): string[] {
  return textsOf(value)
    .flatMap((text) => splitSentences(plain(text), language))
    .filter(Boolean);
}
