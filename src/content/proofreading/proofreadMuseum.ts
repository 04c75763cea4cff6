import { messagesIn, tourMessagesIn } from "../../i18n/messagesIn.ts";
import { proofreadTour, proofreadWork } from "./proofread.ts";
import type { MuseumData } from "../reading/readMuseum.ts";
import { remarkInEnglish } from "./remarkInEnglish.ts";

/** What a museum’s texts do against the rules of writing, by file. */
export async function proofreadMuseum({ facts, words }: MuseumData): Promise<string[]> {
  const found = await Promise.all(
    facts.languages.map(async (language) => {
      const said = words[language];
      if (!said) return [];
      const messages = await messagesIn[language]();
      const titleOf = (slug: string) =>
        said.works[slug]?.title ?? facts.works.find((work) => work.slug === slug)?.title ?? slug;
      const ofWorks = facts.works.flatMap((work) => {
        const written = said.works[work.slug];
        const file = `${language}/${work.slug}.json`;
        return (written ? proofreadWork(work, written, language) : []).map(
          (remark) => `${file}: ${remarkInEnglish(remark)}`,
        );
      });
      const titles = facts.works.map(({ slug }) => titleOf(slug));
      const shared = titles.filter((title, at) => titles.indexOf(title) !== at);
      const stops = (facts.tour ?? []).flatMap((stop) => {
        const work = facts.works.find(({ slug }) => slug === stop);
        return work ? [{ facts: work, title: titleOf(stop) }] : [];
      });
      const ofTour = said.tour
        ? proofreadTour(said.tour, stops, await tourMessagesIn[language](), messages, language)
        : [];
      return [
        ...ofWorks,
        ...shared.map((title) => `${language}: two works are called “${title}”`),
        ...ofTour.map((remark) => `${language}/tour.json: ${remarkInEnglish(remark)}`),
      ];
    }),
  );
  return found.flat();
}
