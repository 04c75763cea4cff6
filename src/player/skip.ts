/** How far one jumps at once, in seconds. */
export const SKIP = 15;
