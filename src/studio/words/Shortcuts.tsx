import { isMac } from "../../platform/browser/studioPage.ts";

/** What the keys do in the lists of sentences. */
export function Shortcuts() {
  const [option, command] = isMac() ? ["⌥", "⌘"] : ["Alt", "Ctrl"];
  const keys: readonly (readonly [keys: readonly string[], does: string])[] = [
    [["Invio"], "comincia una nuova frase, o divide quella in cui si trova il cursore"],
    [["Backspace"], "all’inizio di una frase, la unisce a quella prima"],
    [["Canc"], "alla fine di una frase, la unisce a quella dopo"],
    [[option!, "↑"], "sposta la frase in su"],
    [[option!, "↓"], "sposta la frase in giù"],
    [["↑"], "all’inizio di una frase, va a quella prima"],
    [["↓"], "alla fine di una frase, va a quella dopo"],
    [["Esc"], "chiude un menu; mentre trascini una frase, la lascia dov’era"],
    [[command!, "Z"], "annulla l’ultima cosa fatta"],
  ];
  return (
    <details className="words-keys">
      <summary>Tasti rapidi</summary>
      <dl>
        {keys.map(([pressed, does]) => (
          <div key={does}>
            <dt>
              {pressed.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="studio-soft">
        Un testo incollato con più frasi si divide da solo, una frase per riga.
      </p>
    </details>
  );
}
