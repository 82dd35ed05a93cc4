import { describe, expect, it } from 'vitest';
import { exampleFeature, exampleSpin } from '../rounds/example-round';
import { stageMs } from './feature-pace';

const { spins } = exampleFeature([40, 0, 120]).outcome;
const moving = { resumed: false, still: false, winMs: 0 };

describe('stageMs', () => {
  it('lets the reels and the player end what is theirs to end', () => {
    expect(stageMs({ stage: 'stopping', spin: 1 }, spins, moving)).toBeNull();
    expect(stageMs({ stage: 'summary', spin: 3 }, spins, moving)).toBeNull();
  });

  it('gives longer words longer', () => {
    const intro = { stage: 'intro', spin: 0 } as const;

    expect(stageMs(intro, spins, { ...moving, resumed: true })).toBeGreaterThan(
      stageMs(intro, spins, moving)!,
    );
  });

  it('waits for a win to be counted', () => {
    const shown = { stage: 'shown', spin: 3 } as const;

    expect(stageMs(shown, spins, { ...moving, winMs: 2_400 })).toBeGreaterThan(2_400);
  });

  it('does not dwell on nothing, but on more free spins', () => {
    const retriggering = spins.with(1, exampleSpin({ freeSpinsWon: 5 }));
    const nothing = stageMs({ stage: 'shown', spin: 2 }, spins, moving)!;

    expect(nothing).toBeLessThan(stageMs({ stage: 'shown', spin: 1 }, spins, moving)!);
    expect(stageMs({ stage: 'shown', spin: 1 }, retriggering, moving)).toBeGreaterThan(3 * nothing);
  });

  it('is shorter for who wants no motion', () => {
    const win = { ...moving, winMs: 1_800 };
    for (const stage of ['base', 'turning', 'shown'] as const) {
      const feature = { stage, spin: stage === 'base' ? 0 : 1 };
      expect(stageMs(feature, spins, { ...win, still: true })).toBeLessThan(stageMs(feature, spins, win)!);
    }
  });
});
