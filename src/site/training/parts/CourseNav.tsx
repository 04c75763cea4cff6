import { lessons } from "../words/lessons.ts";
import { materials } from "../materials.ts";

/** Every page of the course; the script writes beside a lesson that it is done. */
export function CourseNav({ here }: { here: string }) {
  return (
    <nav className="course-nav" aria-labelledby="pagine-del-corso">
      <h2 id="pagine-del-corso">Il corso</h2>
      <ol role="list">
        {lessons.map(({ slug, title }) => (
          <li key={slug}>
            <a href={`/formazione/${slug}`} aria-current={slug === here ? "page" : undefined}>
              {title}{" "}
              <span data-done={slug} hidden>
                fatta
              </span>
            </a>
          </li>
        ))}
      </ol>
      <ul role="list">
        {materials.map(({ slug, title }) => (
          <li key={slug}>
            <a href={`/formazione/${slug}`} aria-current={slug === here ? "page" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
