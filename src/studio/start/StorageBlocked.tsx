/** Shown when the browser does not let anything be stored: why, and what to do. */
export function StorageBlocked() {
  return (
    <div className="studio-notice" role="alert">
      <p>
        <strong>Questo browser non lascia salvare le bozze.</strong>
      </p>
      <p>
        Di solito succede quando i dati dei siti sono bloccati nelle impostazioni, o la finestra è
        anonima. Consenti a questo sito di conservare dati, oppure apri lo studio in un altro
        browser o in una finestra normale, poi ricarica la pagina.
      </p>
    </div>
  );
}
