type Cell = string | number | boolean | null | undefined;

/**
 * One line of a CSV file, as RFC 4180 has it. What a spreadsheet would take for a formula is marked as text: names and addresses are
 * whatever somebody has typed.
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null || cell === undefined ? '' : String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
