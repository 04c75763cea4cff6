import { copyAddress } from "./contacts/copyAddress.ts";

/**
 * What JavaScript adds to the site: the menu closes after use, addresses can be copied, and models
 * turned, with what `viewer` brings once somebody wants to.
 */
export function enhanceSite(
  viewer: () => Promise<typeof import("./models/viewer/modelViewer.ts")>,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
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
          // Neither the viewer nor the model may come: the card says so.
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
  return () => listening.abort();
}

function closeMenu() {
  document.getElementById("site-menu")?.hidePopover?.();
}
