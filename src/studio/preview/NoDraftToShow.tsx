/** Shown when the preview is opened for a draft that this browser does not have. */
export function NoDraftToShow() {
  return (
    <main className="without-script">
      <title>Nessuna bozza da mostrare · Varco</title>
      <h1>Nessuna bozza da mostrare</h1>
      <p>
        L’anteprima mostra una bozza di questo browser, e qui quella bozza non c’è.{" "}
        <a href="/studio">Vai allo studio</a>
      </p>
    </main>
  );
}
