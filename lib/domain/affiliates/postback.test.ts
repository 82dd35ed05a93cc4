import { describe, expect, it } from 'vitest';
import { affiliateCode } from './affiliate-code';
import type { CommissionAccrual } from './commission';
import {
  giveUp,
  hasNoAttemptLeft,
  newDelivery,
  noteOutcome,
  postbackEventOf,
  type PostbackEvent,
  type PostbackOutcome,
  receivesPostbacks,
  reserveAttempt,
  reversalEventOf,
  testsOfTheDay,
} from './postback';

const now = new Date('2026-11-27T12:00:00Z');
const event: PostbackEvent = {
  id: 'e1',
  kind: 'commission',
  at: now,
  click: 'c',
  subId: '',
  link: 'H7QMX2',
  commissionCents: 870,
};
const due = newDelivery('mei', event, now);

const line: CommissionAccrual = {
  player: 'ann',
  sequence: 7,
  at: now,
  kind: 'purchase',
  cents: 2_999,
  purchase: 'p',
  affiliate: 'mei',
  link: affiliateCode(1),
  click: 'c',
  state: 'TX',
  isFirstPurchase: true,
  ruleVersion: '2026-11',
  feeCents: 100,
  netCents: 2_899,
  commissionCents: 869,
  takenCents: 0,
  reckonedAt: now,
  heldDays: 45,
  dueOn: '2027-01-11' as CommissionAccrual['dueOn'],
  isAfterPayout: false,
  order: null,
  reversal: null,
};

describe('postbackEventOf', () => {
  it('reports a commission with its click and amount, and nothing of the player', () => {
    const reported = postbackEventOf({ ...line, subId: 'spring' }, 'id');

    expect(reported).toEqual({
      id: 'id',
      kind: 'commission',
      at: now,
      click: 'c',
      subId: 'spring',
      link: line.link,
      commissionCents: 869,
    });
    expect(JSON.stringify(reported)).not.toContain('ann');
  });

  it('reports what a refund takes back', () => {
    expect(postbackEventOf({ ...line, kind: 'refund', commissionCents: -899 }, 'id')).toMatchObject({
      kind: 'commission',
      commissionCents: -899,
    });
  });

  it('reports a sign-up, which earns nothing by itself', () => {
    const signUp = { ...line, kind: 'sign-up', commissionCents: 0 } as const;

    expect(postbackEventOf(signUp, 'id')).toMatchObject({ kind: 'sign-up', commissionCents: 0 });
  });

  it('reports neither an accrual without commission nor a reversed one', () => {
    const reversal = { reason: 'state-blocked', at: now, dueOn: line.dueOn, cents: 869 } as const;

    expect(postbackEventOf({ ...line, commissionCents: 0 }, 'id')).toBeNull();
    expect(postbackEventOf({ ...line, reversal }, 'id')).toBeNull();
  });
});

describe('reversalEventOf', () => {
  const reversal = { reason: 'false-traffic', at: now, dueOn: line.dueOn, cents: 600 } as const;

  it('takes back what refunds have left, with the click, the sub-id and the id of the commission', () => {
    const reversed = { ...line, subId: 'spring', takenCents: 269, reversal };

    expect(reversalEventOf(reversed, 'id')).toEqual({
      id: 'id-reversal',
      kind: 'reversal',
      at: now,
      click: 'c',
      subId: 'spring',
      link: line.link,
      commissionCents: -600,
    });
  });

  it('reports nothing without a reversal, and none of nothing', () => {
    expect(reversalEventOf(line, 'id')).toBeNull();
    expect(reversalEventOf({ ...line, reversal: { ...reversal, cents: 0 } }, 'id')).toBeNull();
  });
});

describe('receivesPostbacks', () => {
  const url = 'https://tracker.example/';

  it.each([
    ['an approved affiliate with a URL', { state: 'approved' }, { url }, true],
    ['an approved affiliate without a URL', { state: 'approved' }, { url: null }, false],
    ['an approved affiliate who never entered one', { state: 'approved' }, undefined, false],
    ['a suspended affiliate', { state: 'suspended' }, { url }, false],
    ['no affiliate', undefined, { url }, false],
  ] as const)('of %s', (_who, affiliate, postback, expected) => {
    expect(receivesPostbacks(affiliate, postback)).toBe(expected);
  });
});

describe('noteOutcome', () => {
  const attempt = (delivery: typeof due, outcome: PostbackOutcome) =>
    noteOutcome(reserveAttempt(delivery, now), outcome);

  it.each([200, 204, 299])('ends the delivery at a response of %i', (status) => {
    expect(attempt(due, { status })).toMatchObject({
      state: 'delivered',
      attempts: 1,
      dueAt: null,
      outcome: { status },
    });
  });

  it.each([{ status: 302 }, { status: 500 }, { fault: 'timeout' }, { fault: 'private-address' }] as const)(
    'sends again after %o, with growing pauses, and then gives up',
    (outcome) => {
      const pauses: unknown[] = [];
      let delivery = due;
      while (delivery.state === 'due') {
        delivery = attempt(delivery, outcome);
        pauses.push(delivery.dueAt && (delivery.dueAt.getTime() - now.getTime()) / 60_000);
      }

      expect(pauses).toEqual([1, 5, 30, 120, 720, null]);
      expect(delivery).toMatchObject({ state: 'failed', attempts: 6, outcome });
    },
  );

  it('attempts a test once', () => {
    const test = newDelivery('mei', { ...event, kind: 'test' }, now);

    expect(attempt(test, { status: 500 })).toMatchObject({ state: 'failed', dueAt: null });
  });

  it('gives up at once when no request can be built', () => {
    expect(attempt(due, { fault: 'not-requestable' })).toMatchObject({ state: 'failed', attempts: 1 });
  });
});

describe('reserveAttempt', () => {
  it('leaves the delivery due, and without an attempt left after the last', () => {
    let delivery = due;
    for (let attempt = 0; attempt < 6; attempt += 1) {
      expect(hasNoAttemptLeft(delivery)).toBe(false);
      delivery = reserveAttempt(delivery, now);
    }

    expect(delivery).toMatchObject({ state: 'due', attempts: 6, outcome: null });
    expect(delivery.dueAt?.getTime()).toBeGreaterThan(now.getTime());
    expect(hasNoAttemptLeft(delivery)).toBe(true);
  });
});

describe('giveUp', () => {
  it('ends a delivery and counts no attempt', () => {
    expect(giveUp(due, 'turned-off')).toEqual({
      ...due,
      state: 'failed',
      dueAt: null,
      outcome: { fault: 'turned-off' },
    });
  });
});

describe('testsOfTheDay', () => {
  it('leaves out tests from 24 hours ago or before', () => {
    const at = (hours: number) => ({ id: `${hours}`, at: new Date(now.getTime() - hours * 3_600_000) });

    expect(testsOfTheDay({ tests: [at(25), at(24), at(23), at(0)] }, now)).toEqual([at(23), at(0)]);
  });
});
