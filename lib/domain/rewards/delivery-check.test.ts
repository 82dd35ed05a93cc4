import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { newPlayState, type PlayState } from '#domain/play-limits/play-state';
import { defaultRules } from '#domain/play-limits/rules';
import type { LocalDay } from '#domain/player/local-day';
import type { State } from '#domain/player/states';
import { checkDelivery, checkDrawWinner } from './delivery-check';

const now = new Date('2026-11-25T12:00:00Z');
const rules = { ...defaultRules, identityCheckAbove: amount(10_000) };
const fresh = newPlayState(now);
const play: PlayState = {
  ...fresh,
  residency: { ...fresh.residency, bornOn: '1980-01-01' as LocalDay, state: 'TX' as State },
};
const identified = { state: 'approved' } as const;
const unknown = { state: 'open' } as const;
const restricted: [string, Partial<PlayState>, string][] = [
  ['suspended', { suspension: { since: now, reason: 'terms-broken' } }, 'player/suspended'],
  ['excluded', { timeOut: { kind: 'exclusion', since: now, until: null } }, 'play-limits/excluded'],
  ['closed', { deletion: { requestedAt: now, eraseAt: now, closedAt: now } }, 'account/deletion-requested'],
  ['of a blocked state', { residency: { ...play.residency, state: 'CA' as State } }, 'player/state-blocked'],
];

describe('checkDelivery', () => {
  it('refuses prizes above the free amount unless the identity is approved', () => {
    const receiver = { play, identity: unknown, worth: amount(10_001) };

    expect(checkDelivery(receiver, now, now, rules)).toEqual({
      code: 'identity/needed',
      above: 10_000,
      ordered: 10_001,
    });
    expect(checkDelivery({ ...receiver, worth: amount(10_000) }, now, now, rules)).toBeNull();
    expect(checkDelivery({ ...receiver, identity: identified }, now, now, rules)).toBeNull();
  });

  it.each(restricted)(
    'refuses a won prize, but not an ordered one, for a player who is %s',
    (_who, change, code) => {
      const receiver = { play: { ...play, ...change }, identity: identified, worth: amount(0) };

      expect(checkDelivery(receiver, now, now, rules)).toMatchObject({ code });
      expect(checkDelivery(receiver, null, now, rules)).toBeNull();
    },
  );
});

describe('a break or an exclusion that began after the win', () => {
  it.each(['break', 'exclusion'] as const)('leaves the prize to the player: %s', (kind) => {
    const timeOut = { kind, since: now, until: null };
    const receiver = { play: { ...play, timeOut }, identity: identified, worth: amount(0) };
    const before = new Date(now.getTime() - 1);

    expect(checkDelivery(receiver, before, now, rules)).toBeNull();
    expect(checkDrawWinner(receiver, before, now, rules)).toBeNull();
  });
});

describe('checkDrawWinner', () => {
  it('requires an approved identity even when the worth is 0', () => {
    expect(checkDrawWinner({ play, identity: unknown, worth: amount(0) }, now, now, rules)).toMatchObject({
      code: 'identity/needed',
    });
    expect(checkDrawWinner({ play, identity: identified, worth: amount(0) }, now, now, rules)).toBeNull();
  });

  it.each(restricted)('refuses a winner who is %s', (_who, change, code) => {
    const receiver = { play: { ...play, ...change }, identity: identified, worth: amount(0) };

    expect(checkDrawWinner(receiver, now, now, rules)).toMatchObject({ code });
  });
});
