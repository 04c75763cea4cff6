type TemplatePage = {
  language: string;
  /** Whose page it is; `firstPaint` reads it. */
  kind: string;
  webManifest?: string | undefined;
  head: string;
  body: string;
  app?: string;
};

/** Puts a page into the template, whose own addresses begin with `./`. */
export function fillTemplate(
  template: string,
  base: string,
  { language, kind, webManifest, head, body, app = "" }: TemplatePage,
): string {
  return underBase(template, base)
    .replace('<html lang="en">', `<html lang="${language}" data-prerendered="${kind}">`)
    .replace('id="root" lang="en"', `id="root" lang="${language}"`)
    .replace(/\s*<link rel="manifest"[^>]*>/, () =>
      webManifest ? `<link rel="manifest" href="${webManifest}" />` : "",
    )
    .replace("<!--page-head-->", () => head)
    .replace("<!--page-body-->", () => body)
    .replace("<!--page-app-->", () => app);
}

/** Tags of the built template with the base before their addresses. */
export function underBase(tags: string, base: string): string {
  return tags.replaceAll(/(?<=(?:href|src)=")\.?\//g, () => `${base}/`);
}
