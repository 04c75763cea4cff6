const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** A text as it may stand in an element or an attribute. */
export const escapeXml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character]!);
