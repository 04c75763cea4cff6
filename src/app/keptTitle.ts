/** The title of the page at this step of the history, known before the app is there to tell it. */
export function keptTitle(): string | undefined {
  const { title } = (history.state ?? {}) as { title?: unknown };
  return typeof title === "string" ? title : undefined;
}

/** A page that is opened again is announced by the browser before the app has come. */
export function keepTitle() {
  const { title } = document;
  if (title !== keptTitle()) history.replaceState({ ...history.state, title }, "");
}
