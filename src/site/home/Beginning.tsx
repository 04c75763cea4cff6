import { NamedTexts } from "../parts/NamedTexts.tsx";
import "./Beginning.css";

const steps = [
  {
    name: "Ci scrivete",
    text: "Poche righe: il museo, le sale, le opere che avete in mente. Vi rispondiamo con le domande che servono.",
  },
  {
    name: "Scegliamo le opere",
    text: "Insieme ai vostri curatori, sala per sala. Ogni testo passa da loro: senza il loro sì non si pubblica nulla.",
  },
  {
    name: "Prepariamo la visita",
    text: "Scriviamo le descrizioni e le facciamo leggere a una voce sintetica, in una lingua o in cinque. Se avete fotografie e voci vostre, prendono il posto delle nostre.",
  },
  {
    name: "Si apre ai visitatori",
    text: "Un indirizzo web, un codice QR accanto a ogni opera, il personale preparato. Per chi visita è gratis. Vi consegniamo anche la bozza della dichiarazione di accessibilità, con i risultati dei controlli.",
  },
];

const answers = [
  {
    name: "Si pubblica ovunque",
    text: "L’app è un sito statico: sta su qualunque server web con HTTPS, anche sul vostro. Nessun database, nessun account da gestire, niente da installare sui telefoni. Chi visita può scaricare tutto prima: testi e registrazioni ci sono anche nelle sale dove la rete non arriva. Il codice ha licenza MIT.",
  },
  {
    name: "Niente cookie, niente profili",
    text: "Nessuna statistica, nessuna richiesta ad altri siti. Fotocamera e microfono si accendono solo quando lo chiede chi visita. Una cosa da sapere: per trascrivere, il browser può inviare la voce a un servizio del suo produttore.",
    link: { to: "/privacy", name: "Informativa sulla privacy" },
  },
  {
    name: "Dice a che punto è",
    text: "Lavoriamo sulle WCAG 2.2, livello AA, e controlliamo ogni pagina a ogni modifica. Oggi ci dichiariamo parzialmente conformi: quello che manca è scritto, senza giri di parole.",
    link: { to: "/accessibilita", name: "Dichiarazione di accessibilità, in bozza" },
  },
];

/** What happens after the first letter, and what the offices of a museum will ask. */
export function Beginning() {
  return (
    <section className="site-page" aria-labelledby="beginning-title">
      <h2 id="beginning-title">Come si comincia</h2>
      <NamedTexts list="ol" heading="h3" className="in-fours steps" texts={steps} />
      <h3 className="answers-title">Per chi segue informatica e privacy</h3>
      <NamedTexts className="answers" texts={answers} />
    </section>
  );
}
