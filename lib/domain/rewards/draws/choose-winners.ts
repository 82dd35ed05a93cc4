import { blocksFor } from '#domain/fairness/blocks';
import { roundMessage } from '#domain/fairness/commitment';
import type { Draws } from '#domain/fairness/draws';

/**
 * Words the message of one block of a draw: `listHash:0:blockIndex`, as a round's with the hash of the entry list in place of a
 * client seed. The block is HMAC-SHA256 of it, keyed by the draw's server seed: neither of the two decides alone.
 */
export function drawMessage(listHash: string, blockIndex: number): string {
  return roundMessage(listHash, 0, blockIndex);
}

/**
 * Chooses positions of the entry list, each at most once: the first number drawn is below the count of all, the next below the count
 * of what is left, and what is chosen changes places with the last that is left (Fisher and Yates, without writing out the list).
 *
 * @param entries  how many there are
 * @param winners  how many to choose; all, when there are fewer
 * @returns positions in the order in which they were chosen
 */
export function chooseWinners(entries: number, winners: number, draws: Draws): number[] {
  const moved = new Map<number, number>();
  const chosen: number[] = [];
  for (let left = entries; left > Math.max(0, entries - winners); left -= 1) {
    const place = draws.below(left);
    chosen.push(moved.get(place) ?? place);
    moved.set(place, moved.get(left - 1) ?? left - 1);
  }
  return chosen;
}

/** How many blocks suffice for a draw, for whoever must hash beforehand. */
export function blocksOfDraw(entries: number, winners: number): number {
  const drawn = Math.min(entries, winners);
  if (drawn === 0) return 0;
  // Among so few bounds the worst is found by looking at each.
  return blocksFor(
    drawn,
    Array.from({ length: drawn }, (_each, index) => entries - index),
  );
}
