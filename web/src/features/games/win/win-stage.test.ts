import { describe, expect, it } from 'vitest';
import type { WinTier } from './win-size';
import { ceremonyMs, firstStage, nextStage, stageMs, type WinStage } from './win-stage';

/** The stages of a win up to its end. */
function stagesOf(tier: WinTier, still: boolean): WinStage[] {
  const stages = [firstStage(tier, still)];
  while (stages.at(-1) !== 'over') stages.push(nextStage(tier, stages.at(-1)!));
  return stages;
}

function msOf(tier: WinTier, still: boolean): number {
  return stagesOf(tier, still).reduce((total, stage) => total + stageMs(tier, stage, still), 0);
}

describe('stages of a win', () => {
  it.each([
    ['small', ['line', 'over']],
    ['medium', ['counting', 'line', 'over']],
    ['big', ['counting', 'held', 'line', 'over']],
    ['grand', ['counting', 'held', 'line', 'over']],
  ] as const)('of a %s win are %j', (tier, stages) => {
    expect(stagesOf(tier, false)).toEqual(stages);
  });

  it.each([
    ['small', ['line', 'over']],
    ['medium', ['line', 'over']],
    ['big', ['held', 'line', 'over']],
    ['grand', ['held', 'line', 'over']],
  ] as const)('count nothing with reduced motion: %s', (tier, stages) => {
    expect(stagesOf(tier, true)).toEqual(stages);
  });

  it('take longer for a larger win', () => {
    const lengths = (['small', 'medium', 'big', 'grand'] as const).map((tier) => msOf(tier, false));

    expect(lengths).toEqual([...new Set(lengths)].toSorted((one, other) => one - other));
  });

  it('keep a ceremony as long on show with reduced motion', () => {
    for (const tier of ['big', 'grand'] as const) {
      expect(msOf(tier, true)).toBe(msOf(tier, false));
      expect(ceremonyMs(tier)).toBe(stageMs(tier, 'held', true));
    }
    expect(ceremonyMs('medium')).toBe(0);
  });
});
