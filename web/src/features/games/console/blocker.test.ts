import { describe, expect, it } from 'vitest';
import type { Trouble } from '../rounds/machine/round-state';
import { blockerOf } from './blocker';

const balances = {
  gold: 150,
  sweepsUnplayed: 30,
  sweepsRedeemable: 20,
  goldHeld: 5_000,
  sweepsHeld: 5_000,
};
const ready = { balances, coin: 'gold', stake: 100, waiting: false, locale: 'en' } as const;
const resting = { busy: null, trouble: null, open: null } as const;

function troubled(fate: Trouble['fate']) {
  const pressed = { coin: 'gold', stake: 100, choice: null, decision: null } as const;
  const press = { key: 'k', player: 'p', gameId: 'g', ...pressed };
  return { busy: null, open: null, trouble: { press, fate, failure: null, readFailure: null } };
}

describe('blockerOf', () => {
  it('returns null for an affordable stake', () => {
    expect(blockerOf(resting, ready)).toBeNull();
  });

  it('returns "busy" with the activity of the game', () => {
    expect(blockerOf({ ...resting, busy: 'The reels are spinning.' }, ready)).toEqual({
      reason: 'busy',
      text: 'The reels are spinning.',
    });
  });

  it('returns "unseen" until the API confirms that the round was seen', () => {
    const open = { gameId: 'hk-slots', id: 'round-7', failure: null };

    expect(blockerOf({ ...resting, open }, ready)?.reason).toBe('unseen');
  });

  it('states the missing amount', () => {
    expect(blockerOf(resting, { ...ready, stake: 1_200 })).toEqual({
      reason: 'funds',
      text: 'Not enough GC. You need 1,050 more.',
      brief: 'You need 1,050 GC more.',
    });
  });

  it('counts both kinds of Sweeps Coins', () => {
    expect(blockerOf(resting, { ...ready, coin: 'sweeps', stake: 50 })).toBeNull();
    expect(blockerOf(resting, { ...ready, coin: 'sweeps', stake: 60 })?.text).toBe(
      'Not enough SC. You need 0.10 more.',
    );
  });

  it('returns "pace" until the shortest cycle has elapsed', () => {
    expect(blockerOf(resting, { ...ready, waiting: true })?.reason).toBe('pace');
  });

  it('returns "loading" while the balance is unknown', () => {
    expect(blockerOf(resting, { ...ready, balances: null })?.reason).toBe('loading');
  });

  it.each(['unanswered', 'signed-out', 'unplayed'] as const)(
    'returns "unanswered" while a press is %s',
    (fate) => {
      expect(blockerOf(troubled(fate), ready)?.reason).toBe('unanswered');
    },
  );

  it('allows another press after a refused one', () => {
    expect(blockerOf(troubled('refused'), ready)).toBeNull();
  });
});
