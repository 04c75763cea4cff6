import type { Guide } from "../../catalogue/guide.ts";
import { renderCheckup } from "../../checkup/renderCheckup.tsx";
import type { PublishInput } from "../../content/publishing/guide.ts";

/** The page by which a published guide checks itself, in Italian, for whoever has published it. */
export function checkupPage(
  { kit, isAlone }: PublishInput,
  { base, address, museum }: Guide,
  policy: string,
): string {
  const { head, body } = renderCheckup({
    museum: museum!,
    address,
    base,
    isAlone,
    kit: kit.checkup,
  });
  return `<!doctype html>
<html lang="it" data-prerendered="site">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="${base}/favicon.ico" sizes="32x32" />
    <link rel="icon" href="${base}/icon.svg" type="image/svg+xml" />
    ${policy}${head}
  </head>
  <body>
    <div id="page"><div id="root" lang="it" role="none">${body}</div></div>
  </body>
</html>
`;
}
