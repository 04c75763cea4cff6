import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

/** The whole document goes through React, so that what screens put in <head> arrives there. */
export function renderDocument(page: ReactNode): { head: string; body: string } {
  const html = renderToString(
    <html lang="en">
      <body>{page}</body>
    </html>,
  );
  const parts =
    /^<html lang="en"><head>(?<head>.*?)<\/head><body>(?<body>.*)<\/body><\/html>$/su.exec(html);
  if (!parts?.groups) throw new Error("React wrote another document than expected");
  return { head: parts.groups["head"]!, body: parts.groups["body"]! };
}
