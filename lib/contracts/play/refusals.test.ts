import { describe, expect, it } from 'vitest';
import type { RoundRefused } from '#domain/play-limits/play-state';
import { decideRound, playRound } from './routes';

/** Refusals of `checkRound`; the limit on purchases shares their type, and no round reaches it. */
type RoundCode = Exclude<RoundRefused['code'], 'play-limits/purchase-limit-reached'>;

/** Every refusal, and whether `checkAddedStake` returns it too. A new code does not compile until it is here. */
const codes: Readonly<Record<RoundCode, boolean>> = {
  'player/suspended': true,
  'player/under-age': true,
  'player/age-and-state-needed': true,
  'player/state-blocked': true,
  'player/residency-unconfirmed': true,
  'player/sweeps-frozen': true,
  'account/deletion-requested': true,
  'play-limits/on-break': true,
  'play-limits/excluded': true,
  'play-limits/stake-limit-reached': true,
  'play-limits/loss-limit-reached': true,
  'play-limits/time-limit-reached': false,
  'play-limits/reality-check-due': false,
  'play-limits/too-fast': false,
};

/** The refusals of a contract that the rules of play return. */
function rulesOfPlay({ refusals }: { readonly refusals: readonly string[] }): string[] {
  return refusals.filter((code) => /^(player|play-limits|account)\//.test(code)).toSorted();
}

describe('contract of playRound', () => {
  it('lists every refusal of a round by the rules of play', () => {
    expect(rulesOfPlay(playRound)).toEqual(Object.keys(codes).toSorted());
  });
});

describe('contract of decideRound', () => {
  it('lists every refusal of an added stake by the rules of play', () => {
    const added = Object.entries(codes).filter(([, isOfAddedStakes]) => isOfAddedStakes);

    expect(rulesOfPlay(decideRound)).toEqual(added.map(([code]) => code).toSorted());
  });
});
