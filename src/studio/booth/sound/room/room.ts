/** In seconds: what is left of the silence before and after a voice that is cut out. */
export const room = { before: 0.12, after: 0.25 };
