/** What a page says of itself to search engines, in the words of schema.org. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  // A `</script>` in the data would end the script, so each `<` is written as an escape.
  const text = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll(
    "<",
    "\\u003c",
  );
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
