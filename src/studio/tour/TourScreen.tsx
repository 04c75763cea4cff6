import { useState } from "react";
import { Link } from "react-router";
import { foldText } from "../../lib/text/foldText.ts";
import { announce } from "../../ui/announce.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { at } from "../draft/documents/documents.ts";
import { tourWords, untitled } from "../draft/export/publishableMuseum.ts";
import { stopsWithoutText } from "../draft/export/stopsWithoutText.ts";
import { useDraft, useEveryChange, useMuseum } from "../draft/useDraft.ts";
import { languagesInItalian } from "../italian/languagesInItalian.ts";
import { keepFocus } from "../parts/keepFocus.ts";
import { StudioScreen } from "../parts/StudioScreen.tsx";
import { TextField } from "../parts/fields/TextField.tsx";
import { addStop } from "./addStop.ts";
import { changeStops } from "./changeStops.ts";
import "./TourScreen.css";

/** Works offered at once; the others are found by searching. */
const OFFERED = 12;

/** The stops of the tour and their order; the stop numbers that are spoken follow by themselves. */
export function TourScreen() {
  const draft = useDraft();
  const museum = useMuseum();
  useEveryChange();
  const [sought, setSought] = useState("");
  const titleOf = (slug: string) => {
    const work = draft.read(at.work(slug))!;
    return work.title || untitled(work);
  };
  const { tour, works, languages } = museum;
  const others = works.filter((slug) => !tour.includes(slug));
  const found = others.filter((slug) => foldText(titleOf(slug)).includes(foldText(sought)));

  function change(label: string, stops: readonly string[]) {
    draft.edit(label, changeStops(draft.documents, stops, museum));
  }
  function move(slug: string, to: number) {
    change(
      `Percorso: ${titleOf(slug)} spostata`,
      tour.filter((each) => each !== slug).toSpliced(to, 0, slug),
    );
    announce(`${titleOf(slug)}: ora è la tappa ${to + 1} di ${tour.length}`);
  }

  return (
    <StudioScreen
      title="Percorso"
      lead="La visita guidata dalla voce, per chi non vede o vede poco. Scegli le tappe e il loro ordine: il conto, «tappa due di cinque», lo tiene lo studio in ogni lingua."
    >
      <section className="studio-card" aria-labelledby="stops">
        <h2 id="stops">
          {tour.length === 0
            ? "Ancora nessuna tappa"
            : tour.length === 1
              ? "Una tappa"
              : `${tour.length} tappe`}
        </h2>
        {tour.length === 0 && (
          <p>Cinque o sei tappe bastano: ogni tappa dura circa due minuti, più il cammino.</p>
        )}
        <ol role="list" className="tour-stops">
          {tour.map((slug, index) => (
            <li key={slug}>
              <span className="works-number">{index + 1}</span>
              <Link to={`/${draft.id}/opere/${slug}`} className="tour-title" lang={languages[0]}>
                {titleOf(slug)}
              </Link>
              <span className="tour-moves">
                <Button
                  look="quiet"
                  icon="up"
                  aria-label={`Sposta prima: ${titleOf(slug)}`}
                  aria-disabled={index === 0}
                  onClick={() => index > 0 && move(slug, index - 1)}
                />
                <Button
                  look="quiet"
                  icon="down"
                  aria-label={`Sposta dopo: ${titleOf(slug)}`}
                  aria-disabled={index === tour.length - 1}
                  onClick={() => index < tour.length - 1 && move(slug, index + 1)}
                />
                <Button
                  look="quiet"
                  icon="close"
                  aria-label={`Togli dal percorso: ${titleOf(slug)}`}
                  onClick={() => {
                    change(
                      `Percorso: ${titleOf(slug)} tolta`,
                      tour.filter((each) => each !== slug),
                    );
                    announce(`${titleOf(slug)}: tolta dal percorso. Le sue parole restano.`);
                    keepFocus();
                  }}
                />
              </span>
            </li>
          ))}
        </ol>
      </section>
      {tour.length > 0 && (
        <section className="studio-card" aria-labelledby="said">
          <h2 id="said">Che cosa dice la voce</h2>
          <p>
            Il benvenuto, l’aiuto e il saluto ci sono già, in ogni lingua: leggili, e falli vostri.
            Ogni tappa ha bisogno delle vostre parole.
          </p>
          <ul role="list" className="tour-languages">
            {languages.map((language) => {
              const words = tourWords(draft.read(at.tour(language)), works);
              const unwritten = stopsWithoutText(draft.read, tour, language).length;
              return (
                <li key={language}>
                  <Link
                    className="button"
                    data-look="plain"
                    to={`/${draft.id}/percorso/${language}`}
                  >
                    {`Parole in ${languagesInItalian[language]}`}
                  </Link>
                  <span className="studio-soft">
                    {[
                      `tappe scritte: ${tour.length - unwritten} di ${tour.length}`,
                      ...(words ? [] : ["mancano altre parti"]),
                      ...(words && unwritten === 0
                        ? []
                        : ["in questa lingua il percorso non si può ancora fare"]),
                    ].join(" · ")}
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section className="studio-card" aria-labelledby="others">
          <h2 id="others">Aggiungi una tappa</h2>
          {others.length > OFFERED && (
            <TextField label="Cerca per titolo" value={sought} onText={setSought} />
          )}
          <ul role="list" className="tour-stops">
            {found.slice(0, OFFERED).map((slug) => (
              <li key={slug}>
                <span className="tour-title" lang={languages[0]}>
                  {titleOf(slug)}
                </span>
                <Button
                  look="plain"
                  icon="plus"
                  aria-label={`Aggiungi al percorso: ${titleOf(slug)}`}
                  onTap={() => {
                    draft.edit(
                      `Percorso: ${titleOf(slug)} aggiunta`,
                      addStop(draft.documents, slug),
                    );
                    announce(
                      `${titleOf(slug)}: aggiunta, tappa ${tour.length + 1} di ${tour.length + 1}`,
                    );
                    keepFocus();
                  }}
                >
                  Aggiungi
                </Button>
              </li>
            ))}
          </ul>
          {found.length === 0 && <p role="status">Nessuna opera con queste parole.</p>}
          {found.length > OFFERED && (
            <p className="studio-soft">
              {found.length === OFFERED + 1
                ? "E un’altra: cercala per titolo."
                : `E altre ${found.length - OFFERED}: cercale per titolo.`}
            </p>
          )}
        </section>
      )}
    </StudioScreen>
  );
}
