/** The museums’ own names, by the first segment of their addresses, which is also their folder. */
export const museums: Record<string, string> = {
  "galleria-borghese": "Galleria Borghese",
};
