import { blocksFor } from '#domain/fairness/blocks';
import { faultInStake, type Game } from '#domain/games/game';
import { drawRow, totalWeight, type WeightedPrize } from '#domain/games/odds/weighted-prizes';
import type { Wheel } from './wheel';

/** The segment of a spin and its payout. */
export interface WheelOutcome {
  readonly family: 'wheel';
  /** Position on the rim, from 0. */
  readonly segment: number;
  /** Multiple of the stake; 0 when the segment wins nothing. */
  readonly multiple: number;
  /** In the coin's smallest unit. */
  readonly payout: number;
}

export interface WheelGame extends Game<WheelOutcome> {
  readonly wheel: Wheel;
}

/** Creates the game of a wheel: one draw picks the segment. */
export function wheelGame(wheel: Wheel): WheelGame {
  const { id, version, segments, stakes } = wheel;
  return {
    id,
    version,
    family: 'wheel',
    wheel,
    stakes,
    canonicalText: canonicalWheel(wheel),
    blocks: blocksFor(1, [totalWeight(segments)]),
    faultIn: (request) => faultInStake(stakes, request),
    play: (draws, { stake, decisions }) => {
      if (decisions.length > 0) return { code: 'games/decision-not-allowed' };
      const segment = drawRow(segments, draws);
      const { multiple } = segments[segment] as WeightedPrize;
      const payout = multiple * stake;
      const outcome: WheelOutcome = { family: 'wheel', segment, multiple, payout };
      return { outcome, staked: stake, payout, isShownInSteps: false };
    },
  };
}

/** Serializes the wheel as the text whose SHA-256 is the PAR hash of its rounds: JSON without white space, fields in this order. */
export function canonicalWheel({ id, version, segments, stakes }: Wheel): string {
  return JSON.stringify({
    id,
    version,
    family: 'wheel',
    segments: segments.map(({ multiple, weight }) => ({ multiple, weight })),
    stakes: { gold: stakes.gold, sweeps: stakes.sweeps },
  });
}
