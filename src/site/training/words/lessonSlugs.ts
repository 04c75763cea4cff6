/** The lessons in their order, by the last part of their addresses. */
export const lessonSlugs = [
  "accogliere",
  "accompagnare",
  "descrivere",
  "sottotitoli",
  "app-in-sessanta-secondi",
  "imprevisti",
  "toccare",
] as const;

export type LessonSlug = (typeof lessonSlugs)[number];
