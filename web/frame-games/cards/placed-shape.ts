/** Where a shape lies: its own coordinates times the scale, then moved. A negative scale turns it upside down. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const commands = /([A-Z])([^A-Z]*)/g;
const numbers = /-?\d*\.?\d+/g;

/**
 * The path of a shape at its place, so that many shapes are one element.
 *
 * @param d  SVG path data with absolute commands; flags of arcs are separated by spaces, as in
 *   https://www.w3.org/TR/SVG2/paths.html#PathDataGeneralInformation
 */
export function placedShape(d: string, { x, y, scale }: Place): string {
  const across = (value: number) => rounded(x + scale * value);
  const down = (value: number) => rounded(y + scale * value);
  return d.replaceAll(commands, (_, command: string, given: string) => {
    const values = (given.match(numbers) ?? []).map(Number);
    return command + values.map(moved(command)).join(' ');
  });

  function moved(command: string): (value: number, at: number) => number {
    if (command === 'H') return across;
    if (command === 'V') return down;
    if (command !== 'A') return (value, at) => (at % 2 === 0 ? across(value) : down(value));
    // Two radii, the rotation and two flags come before the end of an arc.
    return (value, at) => [radius, radius, as, as, as, across, down][at % 7]!(value);
  }

  function radius(value: number): number {
    return rounded(Math.abs(scale) * value);
  }
}

/** More digits are finer than a screen. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

function as(value: number): number {
  return value;
}
