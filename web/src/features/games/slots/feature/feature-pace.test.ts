import { describe, expect, it } from 'vitest';
import { exampleFeature, exampleSpin } from '../rounds/example-round';
import { stageMs } from './feature-pace';

const { spins } = exampleFeature([40, 0, 120]).outcome;
const moving = { resumed: false, still: false, winMs: 0 };

describe('stageMs', () => {
  it('returns null for stages that the reels or the player end', () => {
    expect(stageMs({ stage: 'stopping', spin: 1 }, spins, moving)).toBeNull();
    expect(stageMs({ stage: 'summary', spin: 3 }, spins, moving)).toBeNull();
  });

  it('shows each respin for at most 700 ms', () => {
    for (const respin of [0, 1, 9])
      expect(stageMs({ stage: 'respins', spin: 0, respin }, spins, moving)).toBeLessThanOrEqual(700);
  });

  it('allows more time for longer text', () => {
    const intro = { stage: 'intro', spin: 0 } as const;

    expect(stageMs(intro, spins, { ...moving, resumed: true })).toBeGreaterThan(
      stageMs(intro, spins, moving)!,
    );
  });

  it('outlasts the counting of a win', () => {
    const shown = { stage: 'shown', spin: 3 } as const;

    expect(stageMs(shown, spins, { ...moving, winMs: 2_400 })).toBeGreaterThan(2_400);
  });

  it('is short for a spin without a win and long for a retrigger', () => {
    const retriggering = spins.with(1, exampleSpin({ freeSpinsWon: 5 }));
    const nothing = stageMs({ stage: 'shown', spin: 2 }, spins, moving)!;

    expect(nothing).toBeLessThan(stageMs({ stage: 'shown', spin: 1 }, spins, moving)!);
    expect(stageMs({ stage: 'shown', spin: 1 }, retriggering, moving)).toBeGreaterThan(3 * nothing);
  });

  it('is shorter with reduced motion', () => {
    const win = { ...moving, winMs: 1_800 };
    for (const stage of ['base', 'turning', 'shown'] as const) {
      const feature = { stage, spin: stage === 'base' ? 0 : 1 };
      expect(stageMs(feature, spins, { ...win, still: true })).toBeLessThan(stageMs(feature, spins, win)!);
    }
  });
});
