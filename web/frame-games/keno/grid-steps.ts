/** Numbers in a row of the board. */
const columns = 8;

/**
 * The number that a key moves to on the board; null for other keys and at the edges.
 *
 * @param numbers  the highest number, at the end of the last row
 */
export function numberAfter(key: string, number: number, numbers: number): number | null {
  const column = (number - 1) % columns;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: column > 0 ? -1 : 0,
    ArrowRight: column < columns - 1 ? 1 : 0,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -column,
    End: columns - 1 - column,
  };
  const next = number + (steps[key] ?? 0);
  return next !== number && next >= 1 && next <= numbers ? next : null;
}
