import { describe, expect, it } from 'vitest';
import { skippable } from './skippable';

const resting = { phase: 'resting', feature: null } as const;
const freeSpins = (stage: 'base' | 'intro' | 'turning' | 'stopping' | 'shown') =>
  ({ phase: 'feature', feature: { stage, spin: 1 } }) as const;

describe('skippable', () => {
  it.each(['turning', 'stopping'] as const)('returns the reels while they are %s', (phase) => {
    expect(skippable({ phase, feature: null }, false)).toBe('reels');
    expect(skippable(freeSpins(phase), false)).toBe('reels');
  });

  it('is the win while its lines or its ceremony are on show', () => {
    expect(skippable(resting, true)).toBe('win');
    expect(skippable(freeSpins('shown'), true)).toBe('win');
  });

  it.each(['base', 'intro', 'shown'] as const)('is the stage "%s" of free spins after its win', (stage) => {
    expect(skippable(freeSpins(stage), false)).toBe('stage');
  });

  it('is the rest of the respins while they run', () => {
    const feature = { stage: 'respins', spin: 0, respin: 1 } as const;

    expect(skippable({ phase: 'feature', feature }, false)).toBe('respins');
  });

  it('is null while nothing runs, as on the summary of free spins', () => {
    expect(skippable(resting, false)).toBeNull();
    expect(skippable({ phase: 'resting', feature: { stage: 'summary', spin: 3 } }, false)).toBeNull();
  });
});
