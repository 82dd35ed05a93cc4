/** Size of a QR code of version 3, whose words are in one block at error correction M. */
const size = 29;
/** Words of data in that block; words of error correction follow them. */
const dataWords = 44;

/**
 * Reads the text of a QR code of version 3-M as ISO/IEC 18004 has it, without correcting errors: for tests, which compare it with the text
 * that was encoded.
 *
 * @param modules  rows without quiet zone, true for dark
 */
export function readQrModules(modules: readonly (readonly boolean[])[]): string {
  const dark = (row: number, column: number) => modules[row]?.[column] === true;
  const mask = [2, 3, 4].reduce((read, column) => read * 2 + Number(dark(8, column)), 0) ^ 0b101;
  const bits = zigzag()
    .filter(([row, column]) => !isFunctional(row, column))
    .map(([row, column]) => Number(dark(row, column) !== isMasked(mask, row, column)))
    .join('');
  const words = Array.from({ length: dataWords }, (_each, index) => bits.slice(index * 8, index * 8 + 8));
  const data = words.join('');
  if (data.slice(0, 4) !== '0100') throw new Error('The code is not in byte mode');
  const length = Number.parseInt(data.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_each, index) =>
    Number.parseInt(data.slice(12 + index * 8, 20 + index * 8), 2),
  );
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

/** Modules in the order of their bits: two columns at a time from the right, up and down in turn. */
function zigzag(): (readonly [row: number, column: number])[] {
  const rights = Array.from({ length: size >> 1 }, (_each, index) => size - 1 - index * 2).map((right) =>
    right <= 6 ? right - 1 : right,
  );
  return rights.flatMap((right, turn) =>
    Array.from({ length: size }, (_each, step) => (turn % 2 === 0 ? size - 1 - step : step)).flatMap(
      (row) => [[row, right] as const, [row, right - 1] as const],
    ),
  );
}

/** Finders with format, timing, and the one alignment pattern of version 3. */
function isFunctional(row: number, column: number): boolean {
  const isFinder = (row < 9 && (column < 9 || column >= size - 8)) || (row >= size - 8 && column < 9);
  const isAlignment = Math.abs(row - 22) <= 2 && Math.abs(column - 22) <= 2;
  return isFinder || isAlignment || row === 6 || column === 6;
}

function isMasked(mask: number, row: number, column: number): boolean {
  const product = row * column;
  const conditions = [
    (row + column) % 2,
    row % 2,
    column % 3,
    (row + column) % 3,
    ((row >> 1) + Math.floor(column / 3)) % 2,
    (product % 2) + (product % 3),
    ((product % 2) + (product % 3)) % 2,
    (((row + column) % 2) + (product % 3)) % 2,
  ];
  return conditions[mask] === 0;
}
