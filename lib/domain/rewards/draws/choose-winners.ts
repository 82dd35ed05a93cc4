import { blocksFor } from '#domain/fairness/blocks';
import { roundMessage } from '#domain/fairness/commitment';
import type { Draws } from '#domain/fairness/draws';

/**
 * Builds the message of one block of a draw: `listHash:0:blockIndex`, like a round's message with the hash of the entry list in place
 * of the client seed. The block is the HMAC-SHA256 of it, keyed by the draw's server seed, so neither input decides the result alone.
 */
export function drawMessage(listHash: string, blockIndex: number): string {
  return roundMessage(listHash, 0, blockIndex);
}

/**
 * Chooses positions of the entry list without repetition by a Fisher–Yates shuffle that stores only the moved positions.
 *
 * @param entries  number of entries
 * @param winners  number to choose; limited to the number of entries
 * @returns positions in the order chosen
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

/** Number of blocks that suffice for a draw, for callers that hash in advance. */
export function blocksOfDraw(entries: number, winners: number): number {
  const drawn = Math.min(entries, winners);
  if (drawn === 0) return 0;
  // `blocksFor` needs every bound, because each number is drawn below a different one.
  return blocksFor(
    drawn,
    Array.from({ length: drawn }, (_each, index) => entries - index),
  );
}
