type Cell = string | number | boolean | null | undefined;

/**
 * Formats one line of a CSV file (RFC 4180). A cell that a spreadsheet would read as a formula is marked as text, because names and
 * addresses are user input.
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null || cell === undefined ? '' : String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
