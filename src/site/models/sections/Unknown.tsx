import { ModelsSection } from "./ModelsSection.tsx";

const unknown = [
  {
    name: "Nessuno li ha ancora stampati",
    text: "Li hanno controllati dei programmi: ogni modello è un corpo solo e chiuso, e il programma di stampa lo accetta senza supporti e senza avvisi. Su una stampante vera tempi, grammi e punti braille possono venire diversi; e quanto un rilievo duri sotto molte mani, in PLA o in PETG, non lo abbiamo misurato.",
  },
  {
    name: "Nessuna persona cieca li ha ancora toccati",
    text: "Altezze, distanze e trame vengono da linee guida pubbliche. Appena qualcuno li leggerà con le mani, il suo giudizio conterà più di quei numeri.",
  },
  {
    name: "Il braille non è stato letto con le dita",
    text: "Lo trascrive un programma, e abbiamo confrontato il risultato con quello di un altro, liblouis. In nessuna delle cinque lingue lo ha ancora verificato chi legge il braille.",
  },
  {
    name: "Le guide non sono state ascoltate sul rilievo",
    text: "Non sappiamo se la voce lascia alle mani il tempo di arrivare, né se ogni frase le porta dove dice.",
  },
];

export function Unknown() {
  return (
    <ModelsSection id="non-sappiamo" look="band">
      <dl className="models-unknown">
        {unknown.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="models-after">
        Se ne stampate uno, o lo provate con qualcuno, <a href="/contatti">scriveteci</a> com’è
        andata, soprattutto se è andata male. Quello che impariamo finisce nei disegni e in questa
        pagina.
      </p>
    </ModelsSection>
  );
}
