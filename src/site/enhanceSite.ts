import { copyAddress } from "./contacts/copyAddress.ts";

/**
 * What JavaScript adds to the pages of the site: the menu closes after use, addresses can be copied
 * and models turned; `viewer` fetches the code for that when it is needed.
 */
export function enhanceSite(
  viewer: () => Promise<typeof import("./models/viewer/modelViewer.ts")>,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.closest("#site-menu a")) closeMenu();
      const button = target.closest<HTMLButtonElement>("button[data-copies]");
      if (button) void copyAddress(button);
      const turning = target.closest<HTMLButtonElement>("button[data-turns]");
      if (turning)
        viewer()
          .then(({ showModel }) => showModel(turning))
          // The viewer or the model could not be fetched: the card says so.
          .catch(() => turning.nextElementSibling?.removeAttribute("hidden"));
    },
    { signal },
  );
  // The menu stays open when the Tab key leaves it, and would cover what is reached next.
  document.addEventListener(
    "focusout",
    ({ target, relatedTarget: next }) => {
      const leaves = next instanceof Element && !next.closest(".site-bar");
      if (leaves && target instanceof Element && target.closest("#site-menu")) closeMenu();
    },
    { signal },
  );
  // An open menu stays on top when the tablet is turned, and its links would cover the brand.
  matchMedia("(width >= 48rem)").addEventListener("change", closeMenu, { signal });
  // The buttons that copy do nothing without this script, so they are shown only from here on.
  document.documentElement.dataset["enhanced"] = "";
  return () => ending.abort();
}

function closeMenu() {
  document.getElementById("site-menu")?.hidePopover?.();
}
