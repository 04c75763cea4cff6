import type { Lesson } from "../course.ts";
import { accogliere } from "./lessons/accogliere.ts";
import { accompagnare } from "./lessons/accompagnare.ts";
import { app } from "./lessons/app.ts";
import { descrivere } from "./lessons/descrivere.ts";
import { imprevisti } from "./lessons/imprevisti.ts";
import { sottotitoli } from "./lessons/sottotitoli.ts";
import { toccare } from "./lessons/toccare.ts";
import { lessonSlugs } from "./lessonSlugs.ts";

const bySlug = {
  accogliere,
  accompagnare,
  descrivere,
  sottotitoli,
  "app-in-sessanta-secondi": app,
  imprevisti,
  toccare,
};

export const lessons: readonly Lesson[] = lessonSlugs.map((slug) => bySlug[slug]);
