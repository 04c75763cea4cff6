/** Prints the page, or the one part of it that the button names. */
export function printOnDemand(signal: AbortSignal) {
  document.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>("[data-prints]");
      if (!button) return;
      const part = document.getElementById(button.dataset["prints"] ?? "");
      // Phones may not tell when they have printed.
      document.querySelector("[data-printed]")?.removeAttribute("data-printed");
      part?.setAttribute("data-printed", "");
      addEventListener("afterprint", () => part?.removeAttribute("data-printed"), { once: true });
      print();
    },
    { signal },
  );
}
