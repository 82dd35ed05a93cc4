import { describe, expect, it } from 'vitest';
import { type MeantOrder, type Redeeming, type RedeemRule, redeemRules } from './redeem-rules';

const residency = {
  bornOn: '1990-05-17',
  state: 'TX',
  timeZone: 'America/Chicago',
  today: '2026-11-21',
  residencyCheck: null,
  sweepsRefusedAs: null,
};
const account: Redeeming['account'] = { isEmailVerified: true, residency };
const checkout: Redeeming['checkout'] = {
  minimumOrder: 1_000,
  identity: { state: 'open', neededAbove: 10_000 },
  ordered: 0,
  isFrozen: false,
  refusedAs: null,
  held: 0,
};
const balances = { gold: 0, sweepsUnplayed: 0, sweepsRedeemable: 5_000, goldHeld: 0, sweepsHeld: 0 };
const order: MeantOrder = { total: 1_400, hasOthers: false };

function ruleOf(id: RedeemRule['id'], given: Partial<Redeeming> = {}, meant: Partial<MeantOrder> = {}) {
  const rules = redeemRules({ account, checkout, balances, ...given }, { ...order, ...meant });
  return rules.find((rule) => rule.id === id);
}

describe('redeemRules of an eligible player', () => {
  it('are all met', () => {
    const rules = redeemRules({ account, checkout, balances }, order);

    expect(rules.filter(({ isMet }) => !isMet)).toEqual([]);
    expect(rules.map(({ id }) => id)).toEqual([
      'email',
      'age',
      'state',
      'identity',
      'playthrough',
      'minimum',
      'coins',
    ]);
  });
});

describe('missing requirements', () => {
  it.each([
    ['email', { ...account, isEmailVerified: false }, '/Account/profile'],
    ['age', { ...account, residency: { ...residency, bornOn: null } }, '/Account/welcome'],
    ['state', { ...account, residency: { ...residency, state: null } }, '/Account/welcome'],
  ] as const)('link to the place where they can be completed: %s', (id, lacking, to) => {
    expect(ruleOf(id, { account: lacking })).toMatchObject({ isMet: false, way: { to } });
  });

  it('include a confirmation of the state after a sign-in from a blocked one', () => {
    const sweepsRefusedAs = 'player/residency-unconfirmed';
    const residencyCheck = { state: 'WA', requestedAt: '2026-11-21T12:00:00.000Z', confirmedAt: null };
    const unconfirmed = { ...account, residency: { ...residency, residencyCheck, sweepsRefusedAs } };

    expect(ruleOf('state', { account: unconfirmed })).toMatchObject({
      isMet: false,
      title: 'State not confirmed',
      way: { to: '/Account/profile' },
    });
  });

  it.each([
    ['age', 'player/under-age'],
    ['state', 'player/state-blocked'],
  ] as const)('have no link when the law is the reason: %s', (id, sweepsRefusedAs) => {
    const refused = { ...account, residency: { ...residency, sweepsRefusedAs } };

    expect(ruleOf(id, { account: refused })).toMatchObject({ isMet: false, way: null });
  });

  it('name the exact amount that is missing for the minimum order', () => {
    expect(ruleOf('minimum', {}, { total: 999 })).toMatchObject({
      isMet: false,
      text: 'This comes to 9.99 SC. Add 0.01 SC more: a higher quantity or another prize.',
    });
    expect(ruleOf('minimum', {}, { total: 1_000 })?.isMet).toBe(true);
    expect(ruleOf('minimum', {}, { total: 400, hasOthers: true })?.text).toContain('With your cart');
  });

  it('name the exact amount that is missing for the price, including coins on hold', () => {
    expect(ruleOf('coins', {}, { total: 5_001 })).toMatchObject({ isMet: false, title: '0.01 SC to go' });
    expect(ruleOf('coins', {}, { total: 5_000 })?.isMet).toBe(true);
    const held = { balances: { ...balances, sweepsHeld: 700 }, checkout: { ...checkout, held: 700 } };
    expect(ruleOf('coins', held, { total: 5_700 })).toMatchObject({
      isMet: true,
      text: '7.00 SC of that is reserved for your checkout.',
    });
    expect(ruleOf('coins', held, { total: 5_701 })).toMatchObject({ isMet: false, title: '0.01 SC to go' });
  });

  it('name the playthrough only when unplayed coins prevent the order', () => {
    const unplayed = { ...balances, sweepsUnplayed: 250 };

    expect(ruleOf('playthrough', { balances: unplayed })?.isMet).toBe(true);
    expect(ruleOf('playthrough', { balances: unplayed }, { total: 9_000 })).toMatchObject({
      isMet: false,
      way: { to: '/' },
      text: '2.50 SC must be played once before you can redeem what they win.',
    });
  });

  it('name a freeze or suspension only when it applies', () => {
    expect(ruleOf('frozen')).toBeUndefined();
    expect(ruleOf('frozen', { checkout: { ...checkout, isFrozen: true } })?.isMet).toBe(false);
    const suspended = ruleOf('suspended', { checkout: { ...checkout, refusedAs: 'player/suspended' } });
    expect(suspended).toMatchObject({ isMet: false, way: { to: '/Account' } });
    expect(ruleOf('suspended')).toBeUndefined();
  });
});

describe('identity rule', () => {
  const withState = (state: Redeeming['checkout']['identity']['state'], ordered: number) => ({
    checkout: { ...checkout, ordered, identity: { state, neededAbove: 10_000 } },
  });

  it.each([
    ['open', 8_600, true, undefined],
    ['open', 8_601, false, 'Verify your identity'],
    ['submitted', 8_601, false, 'See its status'],
    ['rejected', 8_601, false, 'Try again'],
    ['approved', 99_999, true, undefined],
  ] as const)('applies once all orders exceed the free amount: %s at %i', (state, ordered, isMet, label) => {
    const rule = ruleOf('identity', withState(state, ordered));

    expect([rule?.isMet, rule?.way?.label]).toEqual([isMet, label]);
  });
});
