/**
 * The symbols of a turning reel. Slots are numbered in the order in which they pass the top row: slot 0 is there when the reel rests, slot
 * 1 follows it from above.
 */
export interface ReelLoad {
  readonly strip: readonly string[];
  /** The stop at which the reel last rested: the strip position in row 0. */
  readonly restStop: number;
  /** The planned stop, once it is known: a stop of this or another strip, with `landing` slots traveled. */
  readonly goal: (ReelGoal & { readonly landing: number; readonly spliceFrom: number }) | null;
}

/** A position on a strip. */
export interface ReelGoal {
  readonly strip: readonly string[];
  readonly stop: number;
}

/**
 * The symbol in a slot. From the splice on, slots belong to the goal instead of the turning strip; the splice is made above the window, so
 * no visible symbol changes.
 */
export function symbolInSlot({ strip, restStop, goal }: ReelLoad, slot: number): string {
  if (goal && slot >= goal.spliceFrom) return symbolAt(goal.strip, goal.stop + goal.landing - slot);
  return symbolAt(strip, restStop - slot);
}

function symbolAt(strip: readonly string[], position: number): string {
  return strip[((position % strip.length) + strip.length) % strip.length] as string;
}

/**
 * Plans the symbols around the goal.
 *
 * @param position  position of the reel when the splice is made
 * @param landing   where it will rest, more than `rows` slots ahead
 * @throws RangeError if the landing is so near that the splice would be visible (programming error)
 */
export function goalAt(
  { strip, stop }: ReelGoal,
  { position, landing, rows }: { position: number; landing: number; rows: number },
) {
  const spliceFrom = Math.floor(position) + 2;
  if (landing - rows < spliceFrom - 1)
    throw new RangeError(`No room to splice between ${position} and ${landing}`);
  return { strip, stop, landing, spliceFrom };
}
