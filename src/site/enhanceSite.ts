import { copyAddress } from "./contacts/copyAddress.ts";

/** What JavaScript adds to the site: a menu that closes when its work is done, addresses that copy. */
export function enhanceSite(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element)) return;
      if (target.closest("#site-menu a")) closeMenu();
      const button = target.closest<HTMLButtonElement>("button[data-copies]");
      if (button) void copyAddress(button);
    },
    { signal },
  );
  // An open menu stays on top when the tablet is turned, and its links would cover the brand.
  matchMedia("(width >= 48rem)").addEventListener("change", closeMenu, { signal });
  return () => listening.abort();
}

function closeMenu() {
  document.getElementById("site-menu")?.hidePopover();
}
