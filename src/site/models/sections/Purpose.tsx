import { featuredMuseum } from "../../home/homeData.ts";
import { NamedTexts } from "../../parts/NamedTexts.tsx";
import { ModelsSection } from "./ModelsSection.tsx";

const parts = [
  {
    name: "Il rilievo",
    text: "Una lastra di 150\u00A0×\u00A0190\u00A0mm, spessa 3\u00A0mm: due mani la coprono. Il disegno sale di altri 4–5,5\u00A0mm. L’angolo in alto a destra è tagliato: dice da che parte si legge.",
  },
  {
    name: "L’etichetta braille",
    text: "Il titolo in braille, su una targhetta di 134\u00A0×\u00A022\u00A0mm, in ognuna delle cinque lingue. Si stampa a parte, in piedi, perché i punti vengano tondi, e si incolla nell’incavo in basso.",
  },
  {
    name: "La guida tattile",
    text: "Una registrazione in cinque lingue, con voce sintetica, e il suo testo: dice che cosa c’è sotto le dita, nell’ordine in cui le mani si muovono. Si ascolta nell’app, nella pagina dell’opera; anche senza rete, se la visita è stata scaricata.",
    link: { to: `/${featuredMuseum}/list?lang=it`, name: "Le opere nell’app" },
  },
  {
    name: "Il foglio A4",
    text: "Lo stesso disegno in PDF per la carta a microcapsule, quando una stampante 3D non c’è.",
  },
  {
    name: "Il supporto da parete",
    text: "Va accanto all’opera. Tiene una seconda etichetta braille, uguale, e un cartoncino con il codice QR, in una cornice in rilievo che le dita trovano.",
  },
  {
    name: "I controlli",
    text: "Un programma verifica che ogni modello sia un corpo solo e chiuso, e che nulla sia troppo sottile o troppo vicino per le dita. Un altro lo prepara per la stampa: non servono supporti e non ci sono avvisi.",
  },
];

export function Purpose() {
  return (
    <ModelsSection id="a-che-cosa-servono">
      <p className="site-lead">
        Un’audiodescrizione dice dove sono le cose e come sono. Un rilievo le mette sotto le dita:
        si segue un contorno, si torna indietro, ci si ferma quanto si vuole. Serve a chi non vede,
        e anche a chi vede poco o capisce meglio toccando.
      </p>
      <div className="models-halves">
        <p>
          Sei modelli sono <strong>emblemi</strong>: pochi oggetti, presi dall’opera o dalla sua
          storia, scelti perché le mani li riconoscano. <strong>Non sono i dipinti</strong>, e la
          guida lo dice nella prima frase. Il settimo è uno schema della composizione dell’Apollo:
          chi c’è, dove sta, quanto è grande.
        </p>
        <p>
          I disegni sono nostri. La Galleria Borghese non li ha commissionati né approvati: sono una
          dimostrazione indipendente, come la visita nell’app.
        </p>
      </div>
      <h3 className="models-subtitle">Che cosa comprende ogni modello</h3>
      <NamedTexts className="models-notes" texts={parts} />
    </ModelsSection>
  );
}
