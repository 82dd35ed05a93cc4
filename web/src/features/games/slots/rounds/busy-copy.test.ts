import { describe, expect, it } from 'vitest';
import { busyLabel } from './busy-copy';

describe('busyLabel', () => {
  it('is null at rest', () => {
    expect(busyLabel({ phase: 'resting', feature: null })).toBeNull();
  });

  it('says that the reels spin until they have stopped, then that symbols fall', () => {
    const stopping = { phase: 'stopping', feature: null } as const;

    expect(busyLabel(stopping)).toBe('The reels are spinning.');
    expect(busyLabel(stopping, { isTumbling: true })).toBe('The symbols are still falling.');
  });
});
