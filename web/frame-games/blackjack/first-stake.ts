import type { Coin } from '#domain/money/coin';
import type { FrameRound } from '../protocol/messages';

/** A stake and its coin. */
export interface Stake {
  readonly coin: Coin;
  readonly stake: number;
}

/** The stake of a round before doubles and splits, each of which adds the same amount again. */
export function firstStakeOf({ stake, decisions }: Pick<FrameRound, 'stake' | 'decisions'>): number {
  const added = decisions.filter((decision) => decision === 'double' || decision === 'split').length;
  return stake / (1 + added);
}
