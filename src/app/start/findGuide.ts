import { guideIn, pageGuide, showGuide, type Guide } from "../../catalogue/guide.ts";

/**
 * Finds whose address this is, where the page does not say it: a host sends one page for all unknown
 * addresses, and that of a work that is not in the catalogue has a screen of its museum.
 */
export async function findGuide(pathname: string): Promise<Guide> {
  const { base } = pageGuide();
  const [, slug = ""] = pathname.slice(base.length).split("/");
  if (!/^[a-z-]+$/.test(slug)) return pageGuide();
  const answer = await fetch(`${base}/${slug}/app/`).catch(() => undefined);
  const html = answer?.ok ? await answer.text() : "";
  const found = guideIn(new DOMParser().parseFromString(html, "text/html"));
  if (found) showGuide(found);
  return pageGuide();
}
