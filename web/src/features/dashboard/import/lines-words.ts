const format = new Intl.NumberFormat();

/** A number of lines in words. */
export function linesWords(count: number): string {
  return count === 1 ? '1 line' : `${format.format(count)} lines`;
}
