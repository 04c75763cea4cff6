import { memo } from "react";
import { Link } from "react-router";
import { announce } from "../../ui/announce.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { at } from "../draft/documents/documents.ts";
import { untitled } from "../draft/export/publishableMuseum.ts";
import { useDocument, useDraft, useMuseum } from "../draft/useDraft.ts";
import { useFileUrl } from "../draft/useFileUrl.ts";
import { languagesInItalian } from "../italian/languagesInItalian.ts";
import { moveWork } from "./worksEdits.ts";

type WorkRowProps = { slug: string; index: number; last: number };

/** A work in the list, with its place in it. */
export const WorkRow = memo(function WorkRow({ slug, index, last }: WorkRowProps) {
  const draft = useDraft();
  const { languages } = useMuseum();
  const work = useDocument(at.work(slug));
  const url = useFileUrl(work?.picture && `pictures/${work.picture.file}`);
  if (!work) return null;
  const title = work.title || untitled(work);
  const address = `/${draft.id}/opere/${slug}`;

  function move(to: number) {
    draft.edit(`${title}, spostata`, moveWork(draft.documents, slug, to));
    announce(`${title}: ora è al posto ${to + 1} di ${last + 1}`);
  }

  return (
    <li className="works-row">
      <span className="works-picture" data-empty={!url}>
        {url && <img src={url} alt="" />}
      </span>
      <Link to={address} className="works-title">
        <span className="works-number">
          <span className="visually-hidden">Numero </span>
          {work.id}
        </span>
        <span>
          <span lang={languages[0]}>{title}</span>
          <span className="studio-soft works-makers">
            {work.makers?.map(({ name }) => name).join(", ")}
          </span>
        </span>
      </Link>
      <ul role="list" className="works-languages" aria-label={`Testi di ${title}`}>
        {languages.map((language) => (
          <li key={language}>
            <Link to={`${address}/${language}`} title={`Testi in ${languagesInItalian[language]}`}>
              <span aria-hidden="true">{language.toUpperCase()}</span>
              <span className="visually-hidden">
                testi in {languagesInItalian[language]}: {title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="works-moves">
        <Button
          look="quiet"
          icon="up"
          aria-label={`Sposta prima: ${title}`}
          aria-disabled={index === 0}
          onClick={() => index > 0 && move(index - 1)}
        />
        <Button
          look="quiet"
          icon="down"
          aria-label={`Sposta dopo: ${title}`}
          aria-disabled={index === last}
          onClick={() => index < last && move(index + 1)}
        />
      </div>
    </li>
  );
});
