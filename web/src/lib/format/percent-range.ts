/** Formats a range of basis points with two decimals: 8564 to 9894 is `85.64–98.94%`. */
export function percentRange(lowest: number, highest: number): string {
  return `${(lowest / 100).toFixed(2)}–${(highest / 100).toFixed(2)}%`;
}

/** Formats a range of shares of one, each with the digits that it needs: 0.000113 to 0.96 is `0.01–96%`. */
export function shareRange(lowest: number, highest: number): string {
  return `${roundedPercent(lowest)}–${roundedPercent(highest)}%`;
}

function roundedPercent(share: number): string {
  const percent = share * 100;
  if (percent >= 10) return percent.toFixed(0);
  return percent >= 1
    ? String(Number(percent.toFixed(1)))
    : String(Math.max(0.01, Number(percent.toFixed(2))));
}
