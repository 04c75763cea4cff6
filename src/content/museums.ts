/** The museums by the first segment of their addresses, which names their folder, as they call themselves. */
export const museums: Record<string, string> = {
  "galleria-borghese": "Galleria Borghese",
};
