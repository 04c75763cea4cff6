import { useEffect, useRef } from "react";
import type { Microphone } from "../../../platform/sound/microphone.ts";
import { createMeter, meterScale, type MeterLevel } from "./meter.ts";

const inItalian: Record<MeterLevel["is"], string> = {
  silence: "Silenzio",
  voice: "Sento la voce",
  tooLoud: "Troppo forte",
};

/** How loud the microphone is, as a bar and in words. */
export function LevelMeter({ microphone }: { microphone: Microphone }) {
  const meter = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  // Written to the elements directly: it changes 47 times a second, too often for React to render.
  useEffect(() => {
    const measure = createMeter(microphone.rate);
    return microphone.watch((chunk) => {
      const { level, is } = measure(chunk);
      const element = meter.current;
      if (!element || !words.current) return;
      element.style.setProperty("--level", String(1 - level / meterScale.floor));
      element.dataset["is"] = is;
      element.ariaValueNow = String(Math.round(level));
      element.ariaValueText = inItalian[is];
      if (words.current.textContent !== inItalian[is]) words.current.textContent = inItalian[is];
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
        aria-valuetext={inItalian.silence}
      />
      <span ref={words} aria-hidden="true">
        {inItalian.silence}
      </span>
    </div>
  );
}
