/** What search engines are told of a whole site. */
export function sitemap(siteAddress: string, addresses: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${siteAddress}${address}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");
}

export function robots(siteAddress: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${siteAddress}/sitemap.xml\n`;
}
