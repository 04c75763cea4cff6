// First, because the rules of the exercises have to come after those of the lesson.
import "./TrainingPage.css";
import "./LessonPage.css";
import type { ShownWork } from "../../../catalogue/catalogue.ts";
import { ButtonLink } from "../../../ui/buttons/ButtonLink.tsx";
import { siteAddress } from "../../../lib/siteAddress.ts";
import { PageHead } from "../../../ui/page/PageHead.tsx";
import { featuredMuseum } from "../../home/homeData.ts";
import { Blocks } from "../parts/Blocks.tsx";
import { Checks } from "../parts/Checks.tsx";
import { CourseData } from "../parts/CourseData.tsx";
import { CourseNav } from "../parts/CourseNav.tsx";
import { Exercises } from "../exercises/Exercises.tsx";
import { LessonEnd } from "../parts/LessonEnd.tsx";
import type { Lesson } from "../course.ts";
import { lessons } from "../words/lessons.ts";
import { Listen } from "../parts/Listen.tsx";
import { recordingOf } from "../recordingOf.ts";
import { SpokenSentences } from "../parts/SpokenSentences.tsx";
import { Sources } from "../parts/Sources.tsx";

type LessonPageProps = {
  lesson: Lesson;
  /** For an exercise that needs some. */
  works: readonly ShownWork[];
};

export function LessonPage({ lesson, works }: LessonPageProps) {
  const number = lessons.indexOf(lesson) + 1;
  const recording = recordingOf(`lesson-${lesson.slug}`);
  return (
    <div className="site-page course">
      <PageHead
        siteAddress={siteAddress}
        title={`${lesson.title} · Formazione · Varco`}
        description={lesson.about}
        language="it"
      />
      <article className="lesson">
        <header>
          <p className="lesson-number">
            <a href="/formazione">Formazione</a>
            <span>
              Lezione {number} di {lessons.length}
            </span>
            <span>circa {lesson.minutes} minuti</span>
          </p>
          <h1>
            <SpokenSentences sentences={[lesson.title]} of={lesson} recording={recording} />
          </h1>
          <p className="site-lead">
            <SpokenSentences sentences={lesson.lead} recording={recording} />
          </p>
          <Listen recording={recording} name="Ascolta la lezione" />
        </header>
        {lesson.sections.map((section) => (
          <section key={section.title}>
            <h2>
              <SpokenSentences sentences={[section.title]} of={section} recording={recording} />
            </h2>
            <Blocks text={section.text} recording={recording} />
          </section>
        ))}
        {lesson.slug === "app-in-sessanta-secondi" && <TryTheApp />}
        {lesson.exercise && <Exercises exercise={lesson.exercise} works={works} />}
        <Checks lesson={lesson} />
        <section className="lesson-remember">
          <h2>Da portare in sala</h2>
          <ol role="list">
            {lesson.remember.map((sentence, index) => (
              <li key={sentence}>
                <SpokenSentences sentences={lesson.remember} recording={recording} only={index} />
              </li>
            ))}
          </ol>
        </section>
        <LessonEnd number={number} />
        <Sources sources={lesson.sources} />
      </article>
      <CourseNav here={lesson.slug} />
      <CourseData
        type="LearningResource"
        name={lesson.title}
        description={lesson.about}
        minutes={lesson.minutes}
      />
    </div>
  );
}

function TryTheApp() {
  return (
    <p className="actions">
      <ButtonLink to={`/${featuredMuseum}?lang=it`} icon="next">
        Apri l’app e provala
      </ButtonLink>
    </p>
  );
}
