/**
 * Where speech is turned into text: on the device, by the browser or by ears of our own, or perhaps
 * by a service of the browser's maker. `refused`: it must be the device, which cannot; `unknown`: it
 * must be, but has not answered yet.
 */
export type RecognisedBy = "device" | "ears" | "service" | "refused" | "unknown";
