import { useEffect, useRef, useState } from "react";
import { languages, type Language } from "../../../i18n/languages.ts";
import { announce } from "../../../ui/announce.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { languagesInItalian } from "../../italian/languagesInItalian.ts";
import { withMark } from "./marks.ts";
import "./MarkTool.css";

type Phase =
  | { phase: "closed" }
  | { phase: "asking"; words: string }
  | { phase: "told"; words: string };

const problems = {
  nothing:
    "Prima seleziona nel testo le parole straniere, per esempio «lira da braccio», poi premi di nuovo questo pulsante.",
  touches:
    "Qui c’è già un segno di lingua: toglilo dall’elenco sotto il testo, poi seleziona di nuovo le parole.",
};

/**
 * Marks the words that are selected in the field used last of the part it stands in as those of
 * another language, so that a voice says them well. `language` is that of the text, and `of` says
 * which one it is.
 */
export function MarkTool({ language, of }: { language: Language; of: string }) {
  const [state, setState] = useState<Phase>({ phase: "closed" });
  const tool = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(undefined);
  const isAsking = state.phase === "asking";

  useEffect(() => {
    const part = tool.current?.closest("section");
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLTextAreaElement) field.current = target;
    };
    part?.addEventListener("focusin", onFocus);
    return () => part?.removeEventListener("focusin", onFocus);
  }, []);

  useEffect(() => {
    const asked = menu.current;
    if (!isAsking || !asked) return;
    asked.querySelector("button")?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setState({ phase: "closed" });
      field.current?.focus();
    };
    asked.addEventListener("keydown", onKey);
    return () => asked.removeEventListener("keydown", onKey);
  }, [isAsking]);

  const tell = (words: string) => {
    setState({ phase: "told", words });
    announce(words);
  };
  const ask = () => {
    const text = field.current;
    if (!text?.isConnected) return tell(problems.nothing);
    const { selectionStart, selectionEnd, value } = text;
    // Which language does not matter for whether these words can be marked.
    const marking = withMark(value, selectionStart, selectionEnd, "it");
    if (marking.phase === "refused") return tell(problems[marking.problem]);
    setState({ phase: "asking", words: value.slice(selectionStart, selectionEnd).trim() });
  };
  const mark = (chosen: Language) => {
    const text = field.current;
    setState({ phase: "closed" });
    if (!text) return;
    const marking = withMark(text.value, text.selectionStart, text.selectionEnd, chosen);
    if (marking.phase === "refused") return tell(problems[marking.problem]);
    // As an input event, so that the mark is handled like typed text.
    text.setRangeText(marking.text, 0, text.value.length);
    text.dispatchEvent(new Event("input", { bubbles: true }));
    text.focus();
    text.setSelectionRange(marking.caret, marking.caret);
    announce(`Segnate come parole in ${languagesInItalian[chosen]}`);
  };
  const close = () => {
    setState({ phase: "closed" });
    field.current?.focus();
  };

  return (
    <div ref={tool} className="mark-tool">
      <Button look="quiet" icon="language" aria-expanded={isAsking} onClick={ask}>
        <span>
          Segna come parole straniere<span className="visually-hidden">: {of}</span>
        </span>
      </Button>
      {state.phase === "told" && <p className="studio-soft">{state.words}</p>}
      {state.phase === "asking" && (
        <div
          ref={menu}
          role="group"
          aria-label={`In che lingua è «${state.words}»?`}
          className="mark-menu"
        >
          <p aria-hidden="true">In che lingua è «{state.words}»?</p>
          <div className="studio-row">
            {languages
              .filter((each) => each !== language)
              .map((each) => (
                <Button key={each} look="plain" onClick={() => mark(each)}>
                  {languagesInItalian[each]}
                </Button>
              ))}
            <Button look="quiet" onClick={close}>
              Lascia stare
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
