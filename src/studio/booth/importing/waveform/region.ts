/** Where a sentence begins and ends in a recording, in seconds. */
export type Region = readonly [from: number, to: number];
