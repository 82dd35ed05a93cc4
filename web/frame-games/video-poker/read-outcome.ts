import { type HandRank, handRanks } from '#domain/games/video-poker/hand-rank';
import type { VideoPokerOutcome } from '#domain/games/video-poker/outcome';

/**
 * Validates an outcome as one of video poker.
 *
 * @throws TypeError for the outcome of another game
 */
export function readOutcome(outcome: unknown): VideoPokerOutcome {
  const { family, dealt, held, hand, rank } = outcome as Partial<Record<keyof VideoPokerOutcome, unknown>>;
  if (
    family !== 'video-poker' ||
    !isFive(dealt, isCard) ||
    !(held === null || isFive(held, isMark)) ||
    !(hand === null || isFive(hand, isCard)) ||
    !(rank === null || isRank(rank))
  )
    throw new TypeError('This is no round of video poker.');
  return { family, dealt, held, hand, rank };
}

/** One row of the pay table: stakes paid for a rank. */
export interface PayRow {
  readonly rank: HandRank;
  readonly pays: number;
}

/**
 * Reads the pay table from the published rules, the highest rank first.
 *
 * @throws TypeError for the rules of another game
 */
export function readPayTable(rules: unknown): PayRow[] {
  const { family, payTable } = rules as { family?: unknown; payTable?: Readonly<Record<string, unknown>> };
  return handRanks.toReversed().map((rank) => {
    const pays = family === 'video-poker' ? payTable?.[rank] : undefined;
    if (typeof pays !== 'number') throw new TypeError('These are no rules of video poker.');
    return { rank, pays };
  });
}

function isFive<Each>(value: unknown, isEach: (each: unknown) => each is Each): value is Each[] {
  return Array.isArray(value) && value.length === 5 && value.every(isEach);
}

const isCard = (value: unknown): value is string =>
  typeof value === 'string' && /^[2-9TJQKA][cdhs]$/.test(value);
const isMark = (value: unknown): value is boolean => typeof value === 'boolean';
const isRank = (value: unknown): value is HandRank => handRanks.includes(value as HandRank);
