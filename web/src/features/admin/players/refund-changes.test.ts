import { describe, expect, it } from 'vitest';
import { refundChanges } from './refund-changes';

describe('refundChanges', () => {
  it('takes unplayed Sweeps Coins first', () => {
    const changes = refundChanges({ sweepsUnplayed: 200 }, { gold: 50_000, sweeps: 500 });

    expect(changes.map(({ amount }) => amount)).toEqual([-50_000, -200, -300]);
  });
});
