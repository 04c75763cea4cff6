/** What a cell holds, as far as there is room for it in a sentence. */
export const shown = (cell: string) => (cell.length > 60 ? `${cell.slice(0, 60)}…` : cell);
