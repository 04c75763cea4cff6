import { useEffect, useRef, useState, type RefObject } from "react";
import type { Language } from "../../../i18n/languages.ts";
import { EarsOffer } from "../../../onDevice/ears/offer/EarsOffer.tsx";

type NeededEarsProps = {
  isNeeded: boolean;
  isFolded: boolean;
  guideLanguage: Language;
  /** The button that starts the captions. */
  toggle: RefObject<HTMLButtonElement | null>;
};

/** Offers ears where nothing else recognises speech, and leads on to the start once they do. */
export function NeededEars({ isNeeded, isFolded, guideLanguage, toggle }: NeededEarsProps) {
  const [isHeld, setIsHeld] = useState(false);
  /** The offer was taken: next the captions are started, once they can be. */
  const isTaken = useRef(false);

  useEffect(() => {
    if (!isTaken.current || isNeeded || !toggle.current) return;
    isTaken.current = false;
    toggle.current.focus();
  });

  // What needed the offer may pass while it is used, and focus would be lost with it.
  if (!isNeeded && !isHeld) return null;
  return (
    <div
      onFocus={() => setIsHeld(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setIsHeld(currentTarget.contains(relatedTarget))
      }
    >
      <EarsOffer
        guideLanguage={guideLanguage}
        isNeeded
        isFolded={isFolded}
        onChosen={() => {
          isTaken.current = true;
        }}
      />
    </div>
  );
}
