import { describe, expect, it } from 'vitest';
import { type LocalDay, timeZone } from '#domain/player/local-day';
import type { State } from '#domain/player/states';
import { affiliateCode } from './affiliate-code';
import { type Attribution, checkAttribution, remembersUntil } from './attribution';

const dayMs = 86_400_000;
const clickedAt = new Date('2026-11-01T12:00:00Z');
const rules = { minimumAge: 21, blockedStates: [{ state: 'CA', since: '2026-01-01' as LocalDay }] };
const click = { id: 'click-1', affiliate: 'mei', link: affiliateCode(7), at: clickedAt, network: null };
const joinedAt = new Date(clickedAt.getTime() + 3 * dayMs);
const home = (state: string | null) => ({
  bornOn: null,
  state: state as State | null,
  timeZone: timeZone('America/New_York'),
});
const request: Parameters<typeof checkAttribution>[0] = {
  player: 'ann',
  joinedAt,
  isReturned: false,
  home: home('TX'),
  click,
  affiliate: { state: 'approved' },
  from: home('TX'),
  isLinkOpen: true,
  isUsed: false,
  existing: undefined,
};
const later = (days: number) => new Date(joinedAt.getTime() + days * dayMs);

describe('checkAttribution', () => {
  it('returns null for a new player, with or without a known state', () => {
    expect(checkAttribution(request, joinedAt, rules)).toBeNull();
    expect(checkAttribution({ ...request, home: home(null) }, later(7), rules)).toBeNull();
  });

  it.each<[string, Partial<typeof request>, string]>([
    ['by their own link', { player: 'mei' }, 'affiliates/own-link'],
    ['a second time', { existing: {} as Attribution }, 'affiliates/already-bound'],
    ['by a click that another player came by', { isUsed: true }, 'affiliates/click-used'],
    ['who had an account before', { isReturned: true }, 'affiliates/too-late'],
    ['by a link that was closed', { isLinkOpen: false }, 'affiliates/link-closed'],
    ['by the link of somebody suspended', { affiliate: { state: 'suspended' } }, 'affiliates/link-closed'],
    ['by the link of somebody in a blocked state', { from: home('CA') }, 'affiliates/link-closed'],
    ['where Sweeps Coins are not offered', { home: home('CA') }, 'player/state-blocked'],
  ])('refuses a player %s', (_case, change, code) => {
    expect(checkAttribution({ ...request, ...change }, joinedAt, rules)).toMatchObject({ code });
  });

  it('refuses a player too long after registration or after the click', () => {
    expect(checkAttribution(request, later(7.01), rules)).toEqual({ code: 'affiliates/too-late' });
    expect(remembersUntil(click).getTime() - clickedAt.getTime()).toBe(60 * dayMs);
    const old = { ...click, at: new Date(joinedAt.getTime() - 61 * dayMs) };
    expect(checkAttribution({ ...request, click: old }, joinedAt, rules)).toEqual({
      code: 'affiliates/too-late',
    });
  });
});
