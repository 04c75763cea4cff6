/** A sound of one channel, as samples between -1 and 1. */
export type Sound = { samples: Float32Array; rate: number };
