/** The title that `keepTitle` stored in this entry of the browser's history, if it did. */
export function keptTitle(): string | undefined {
  const { title } = (history.state ?? {}) as { title?: unknown };
  return typeof title === "string" ? title : undefined;
}

/** After a reload the browser announces the title before the app has come, so it is stored. */
export function keepTitle() {
  const { title } = document;
  if (title !== keptTitle()) history.replaceState({ ...history.state, title }, "");
}
