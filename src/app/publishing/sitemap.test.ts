import { expect, it } from "vitest";
import { robots, sitemap } from "./sitemap.js";

it("search engines are told every address in full, and where the list is", () => {
  expect(sitemap("https://guida.museo.it", ["/", "/contatti"])).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://guida.museo.it/</loc></url>
  <url><loc>https://guida.museo.it/contatti</loc></url>
</urlset>
`,
  );
  expect(robots("https://guida.museo.it")).toBe(
    "User-agent: *\nAllow: /\nSitemap: https://guida.museo.it/sitemap.xml\n",
  );
});
