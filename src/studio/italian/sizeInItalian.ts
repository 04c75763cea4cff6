/** How large a file is: “970 kB”, “1,2 MB”. */
export function sizeInItalian(bytes: number): string {
  const isSmall = bytes < 1_000_000;
  const shown = isSmall ? Math.max(1, Math.round(bytes / 1000)) : bytes / 1_000_000;
  return `${shown.toLocaleString("it", { maximumFractionDigits: 1 })} ${isSmall ? "kB" : "MB"}`;
}
