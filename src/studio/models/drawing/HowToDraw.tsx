import { figures } from "../../../tactile/model/figures.ts";
// oxlint-disable-next-line import/default -- The build makes an address of this file.
import template from "./template.svg?url";

const { plate, stem, hollow, texture } = figures;

/** How a drawing becomes a relief, and what fingers need of it. */
export function HowToDraw() {
  return (
    <section className="studio-card" aria-labelledby="how-to-draw">
      <h2 id="how-to-draw">Come si disegna</h2>
      <p>
        Un disegno SVG, fatto con Inkscape o con un altro programma: ogni livello dice quanto è
        alto, e lo studio ne fa un rilievo. Comincia dalla{" "}
        <a href={template} download="lastra-vuota.svg">
          lastra vuota con i livelli di esempio (SVG)
        </a>
        : disegna nei suoi livelli e togli gli esempi.
      </p>
      <details>
        <summary>I livelli, le misure, le trame</summary>
        <ul>
          <li>
            Il foglio è la lastra: {plate.width} × {plate.height} mm. In alto a destra l’angolo è
            tagliato, così le mani sanno com’è girata. Resta ad almeno {figures.margin} mm dai bordi
            e lascia liberi i {figures.labelHeight} mm in basso: lì va il titolo in braille, che
            aggiunge lo studio.
          </li>
          <li>
            Un livello è un gruppo (<code>g</code>) con l’attributo <code>data-relief</code>:
            l’altezza in millimetri, per esempio <code>2</code> o <code>1.5</code>. In Inkscape si
            scrive in Modifica › Editor XML. Un numero negativo scava: <code>-0.5</code>.
          </li>
          <li>
            Da {figures.lowest} a {figures.highest} mm, al massimo {figures.levels} altezze, con
            gradini di almeno {comma(figures.step)} mm. Più alta la cosa più vicina, o più
            importante.
          </li>
          <li>
            Una trama si dà con <code>data-texture</code>: <code>dots</code> (punti),{" "}
            <code>lines</code> (righe oblique), <code>rows</code> (righe orizzontali),{" "}
            <code>columns</code> (righe verticali), <code>waves</code> (onde). Su superfici di
            almeno {texture.patch} × {texture.patch} mm; due superfici che si toccano non hanno la
            stessa.
          </li>
          <li>
            Linee larghe almeno {comma(figures.line)} mm; ciò che sporge più di {comma(stem.free)}{" "}
            mm, almeno {stem.thick} mm, o si spezza. Tra due cose, {figures.gap} mm. Un incavo largo
            almeno {hollow.width} mm. Una forma da riconoscere è lunga almeno {figures.form} mm.
          </li>
          <li>
            Solo forme: testi e immagini si trasformano in tracciati o si tolgono. Un livello che
            dice la sua altezza non ne contiene un altro. Il colore non conta: conta se una forma è
            piena o ha un contorno. Ritagli, maschere, filtri, cloni, tratteggi e sfumature si
            tolgono prima: lo studio non li interpreta, dice dove sono.
          </li>
          <li>
            Rappresenta, non riprodurre: una cosa alla volta, di fronte o di lato e mai in
            prospettiva, senza cornice, ombre e ornamenti. Poi fai toccare il modello a una persona
            cieca, prima di metterlo in sala.
          </li>
        </ul>
      </details>
    </section>
  );
}

function comma(number: number) {
  return number.toLocaleString("it");
}
