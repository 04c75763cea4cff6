import { WorkPicture } from "../../../ui/text/WorkPicture.tsx";
import type { HomeData } from "../homeData.ts";
import "./Works.css";

export function Works({ museum, works }: Pick<HomeData, "museum" | "works">) {
  return (
    <section className="site-page" aria-labelledby="works-title">
      <h2 id="works-title">Le prime opere</h2>
      <p className="site-lead">
        Ognuna ha una pagina da leggere e una descrizione da ascoltare, in italiano, inglese,
        francese, tedesco e spagnolo. Le illustrazioni sono nostre: un museo può mettere al loro
        posto le proprie fotografie.
      </p>
      <ul role="list" className="wall">
        {works.map((work) => (
          <li key={work.id}>
            <a href={`/${museum.slug}/artwork/${work.id}?lang=it`}>
              {work.picture && (
                <WorkPicture
                  picture={work.picture}
                  alt=""
                  sizes="(width < 40rem) 50vw, (width < 64rem) 33vw, 12rem"
                  loading="lazy"
                />
              )}
              <span className="wall-title">{work.title}</span>
              <span className="wall-artist">{work.artist}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
