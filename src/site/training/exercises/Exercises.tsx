import type { ShownWork } from "../../../catalogue/catalogue.ts";
import { BarriersExercise } from "./BarriersExercise.tsx";
import { CaptionsExercise } from "./CaptionsExercise.tsx";
import { captionsText } from "../words/captionsText.ts";
import type { Exercise } from "../course.ts";
import { DescriptionExercise } from "./DescriptionExercise.tsx";
import { DirectionsExercise } from "./DirectionsExercise.tsx";

const titles: Record<Exercise, string> = {
  barriers: "Trova la barriera",
  directions: "Spiega la strada",
  description: "Descrivi",
  captions: "Parla ai sottotitoli",
};

type ExercisesProps = {
  exercise: Exercise;
  /** What there is to describe. */
  works: readonly ShownWork[];
};

/** What a lesson has people do with the product. */
export function Exercises({ exercise, works }: ExercisesProps) {
  return (
    <section className="exercise" aria-labelledby="esercizio">
      <h2 id="esercizio">
        <span className="exercise-kind">Esercizio: </span>
        {titles[exercise]}
      </h2>
      {exercise === "barriers" && <BarriersExercise />}
      {exercise === "directions" && <DirectionsExercise />}
      {exercise === "description" && <DescriptionExercise emblems={emblemsOf(works)} />}
      {exercise === "captions" && (
        <CaptionsExercise
          text={captionsText.paragraphs}
          names={captionsText.names}
          hasEars={EARS}
        />
      )}
    </section>
  );
}

function emblemsOf(works: readonly ShownWork[]) {
  return works.flatMap(({ work: { slug, title, picture }, words: { alt } }) =>
    picture && alt
      ? { slug, title, alt, src: picture.src, width: picture.width, height: picture.height }
      : [],
  );
}
