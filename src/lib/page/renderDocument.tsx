import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

/** The whole document goes through React, so that what screens put in <head> arrives there. */
export function renderDocument(page: ReactNode): { head: string; body: string } {
  const html = renderToString(
    <html lang="en">
      <body>{page}</body>
    </html>,
  );
  const begin = '<html lang="en"><head>';
  const end = "</body></html>";
  const between = "</head><body>";
  const at = html.indexOf(between);
  if (!html.startsWith(begin) || !html.endsWith(end) || at < 0)
    throw new Error("React wrote another document than expected");
  return { head: html.slice(begin.length, at), body: html.slice(at + between.length, -end.length) };
}
