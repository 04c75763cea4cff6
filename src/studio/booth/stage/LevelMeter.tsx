import { useEffect, useRef } from "react";
import type { Microphone } from "../../../platform/sound/microphone.ts";
import { createMeter, meterScale, type MeterLevel } from "./meter.ts";

const words: Record<MeterLevel["is"], string> = {
  silence: "Silenzio",
  voice: "Sento la voce",
  tooLoud: "Troppo forte",
};

/** How loud the microphone hears, as a bar and in words. */
export function LevelMeter({ microphone }: { microphone: Microphone }) {
  const meter = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLSpanElement>(null);
  // Drawn past React: it changes 47 times a second, and nothing else on the page with it.
  useEffect(() => {
    const heardNow = createMeter(microphone.rate);
    return microphone.watch((chunk) => {
      const { level, is } = heardNow(chunk);
      const element = meter.current;
      if (!element || !said.current) return;
      element.style.setProperty("--level", String(1 - level / meterScale.floor));
      element.dataset["is"] = is;
      element.ariaValueNow = String(Math.round(level));
      element.ariaValueText = words[is];
      if (said.current.textContent !== words[is]) said.current.textContent = words[is];
    });
  }, [microphone]);
  return (
    <div className="booth-level">
      <div
        ref={meter}
        className="booth-meter"
        role="meter"
        aria-label="Livello del microfono"
        aria-valuemin={meterScale.floor}
        aria-valuemax={0}
        aria-valuenow={meterScale.floor}
        aria-valuetext={words.silence}
      />
      <span ref={said} aria-hidden="true">
        {words.silence}
      </span>
    </div>
  );
}
