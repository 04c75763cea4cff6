const elements =
  typeof document === "undefined" ? [] : [...document.head.querySelectorAll("[data-page]")];

/**
 * Removes the prerendered elements from <head>. React takes them over only where it hydrates: where
 * it renders anew, the old title and addresses would stay beside the new ones.
 */
export function dropPrerenderedHead() {
  for (const element of elements) element.remove();
}
