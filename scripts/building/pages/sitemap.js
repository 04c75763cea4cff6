/** What search engines are told of the whole site. */

/**
 * @param {string} siteAddress
 * @param {readonly string[]} addresses
 */
export function sitemap(siteAddress, addresses) {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${siteAddress}${address}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");
}

/** @param {string} siteAddress */
export function robots(siteAddress) {
  return `User-agent: *\nAllow: /\nSitemap: ${siteAddress}/sitemap.xml\n`;
}
