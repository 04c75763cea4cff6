import type { Metric } from "web-vitals";

/** Reports how fast the page was to `callback`. Without one it does nothing and loads nothing. */
export async function reportWebVitals(callback?: (metric: Metric) => void): Promise<void> {
  if (!callback) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import("web-vitals");
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(callback);
}
