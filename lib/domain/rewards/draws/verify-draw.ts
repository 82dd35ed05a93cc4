import { type BlockSource, drawsFrom } from '#domain/fairness/draws';
import type { RoundCheck } from '#domain/games/verify-round';
import { chooseWinners } from './choose-winners';
import { findPositions, type ListedEntries } from './entry-list';
import { entryLabel } from './entry-number';

/** The published data of a draw. */
export interface PublishedDraw {
  readonly seedHash: string;
  readonly listHash: string;
  readonly entries: number;
  /** Number of winners announced. */
  readonly winners: number;
  /** Numbers of the winning entries in the order chosen. */
  readonly winning: readonly number[];
}

/**
 * Repeats a draw from the revealed seed and the list of entries, and compares the result with the published one.
 *
 * @param list                     every range of the list, in order
 * @param evidence.serverSeedHash  SHA-256 of the revealed seed's text
 * @param evidence.listHash        SHA-256 of the list's lines, see `entryLines`
 * @param evidence.block           HMAC-SHA256 blocks of `drawMessage`; `blocksOfDraw` of them suffice
 */
export function verifyDraw(
  draw: PublishedDraw,
  list: readonly ListedEntries[],
  evidence: { serverSeedHash: string; listHash: string; block: BlockSource },
): RoundCheck[] {
  const entries = list.reduce((sum, { quantity }) => sum + quantity, 0);
  const positions = chooseWinners(entries, draw.winners, drawsFrom(evidence.block));
  const find = findPositions(positions);
  const byPosition = new Map(list.flatMap(find).map(({ position, number }) => [position, number]));
  const computed = positions.map((position) => byPosition.get(position) as number);
  return [
    check('seed', draw.seedHash, evidence.serverSeedHash),
    check('machine', `${draw.entries} ${draw.listHash}`, `${entries} ${evidence.listHash}`),
    check('outcome', draw.winning.map(entryLabel).join(' '), computed.map(entryLabel).join(' ')),
  ];
}

function check(id: RoundCheck['id'], recorded: string, computed: string): RoundCheck {
  return { id, recorded, computed, holds: recorded === computed };
}
