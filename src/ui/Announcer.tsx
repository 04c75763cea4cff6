import { useLayoutEffect, useSyncExternalStore } from "react";

let latest = { text: "", count: 0 };
const nothing = latest;
const subscribers = new Set<() => void>();
let hushes = 0;

/** Has a screen reader say `text` once, when it has finished what it is saying. */
export function announce(text: string) {
  if (hushes > 0) return;
  // Behind an open dialog nothing is heard: it is said when that is closed.
  const dialog = document.querySelector("dialog:modal");
  if (dialog) return dialog.addEventListener("close", () => announce(text), { once: true });
  latest = { text, count: latest.count + 1 };
  subscribers.forEach((onChange) => onChange());
}

/** While `isOn` nothing is announced: it would talk over the voice, or into the microphone. */
export function useHush(isOn: boolean) {
  useLayoutEffect(() => {
    if (!isOn) return;
    hushes++;
    return () => {
      hushes--;
    };
  }, [isOn]);
}

/** The one live region of the page; it outlives every screen, or its first words would go unsaid. */
export function Announcer() {
  const { text, count } = useSyncExternalStore(
    subscribe,
    () => latest,
    () => nothing,
  );
  return (
    <p role="status" className="visually-hidden">
      {/* A new element each time: the same words twice would not be said twice. */}
      <span key={count}>{text}</span>
    </p>
  );
}

function subscribe(onChange: () => void) {
  subscribers.add(onChange);
  return () => subscribers.delete(onChange);
}
