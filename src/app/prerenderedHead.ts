const elements =
  typeof document === "undefined" ? [] : [...document.head.querySelectorAll("[data-page]")];

/**
 * Takes what was prerendered out of <head>. React takes over what it hydrates and nothing else:
 * beside what it renders anew, the old title and addresses would stand there as well.
 */
export function dropPrerenderedHead() {
  for (const element of elements) element.remove();
}
