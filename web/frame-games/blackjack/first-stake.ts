import type { Coin } from '#domain/money/coin';
import type { FrameRound } from '../protocol/messages';

/** A stake and its coin. */
export interface Stake {
  readonly coin: Coin;
  readonly stake: number;
}

/**
 * The stake of a round before any decision: a double and a split add the same amount again, and insurance is a stake of its own.
 *
 * @param insured  the stake of the insurance
 */
export function firstStakeOf(
  { stake, decisions }: Pick<FrameRound, 'stake' | 'decisions'>,
  insured: number,
): number {
  const added = decisions.filter((decision) => decision === 'double' || decision === 'split').length;
  return (stake - insured) / (1 + added);
}
