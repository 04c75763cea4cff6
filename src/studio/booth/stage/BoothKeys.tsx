const keys: readonly (readonly [key: string, does: string])[] = [
  ["Spazio", "comincia e ferma la registrazione"],
  ["R", "rilegge la frase"],
  ["A", "ascolta la ripresa scelta, o la ferma"],
  ["Invio", "tiene la ripresa e va alla frase successiva"],
  ["→ ↓", "frase successiva"],
  ["← ↑", "frase precedente"],
  ["Esc", "butta via quello che si sta registrando"],
];

/** What the keys do in the booth. */
export function BoothKeys() {
  return (
    <details className="words-keys booth-keys">
      <summary>Tasti</summary>
      <dl>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
