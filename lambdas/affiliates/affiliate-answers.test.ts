import { expect, it } from 'vitest';
import * as contract from '#contracts/affiliates/routes';
import { affiliateCode } from '#domain/affiliates/affiliate-code';
import { commissionAccrual } from '#domain/affiliates/commission';
import { payStatement, type SettledMonth, settleMonth, type Statement } from '#domain/affiliates/settlement';
import type { LocalDay } from '#domain/player/local-day';
import { accrualAnswer } from './affiliate-answers';

const at = new Date('2026-11-21T12:00:00Z');
const click = { id: 'click-1', affiliate: 'mei', link: affiliateCode(7), at, network: null };
const month = '2026-12' as SettledMonth;
const due = { cents: 20_000, takenBackCents: 0 };
const made = settleMonth({ affiliate: 'mei', month, due, madeAt: at }, []);
const settled = {
  statements: [payStatement(made, { at, reference: 'wire-1' }) as Statement],
  today: '2027-01-10' as LocalDay,
};
const bought = lineOf('purchase', 1_999);

function lineOf(kind: 'purchase' | 'refund', cents: number, player = 'ann') {
  const commissionEvent = {
    player,
    sequence: 5,
    at,
    kind,
    cents,
    purchase: '2026-11-21-071203123-3f9a1c',
    order: null,
  };
  const facts = { state: 'TX', exclusion: null, isFirstPurchase: false, refunded: null, undone: null };
  return commissionAccrual(commissionEvent, { click }, { ...facts, reckonedAt: at, heldDays: 30 });
}

it('accrualAnswer gives a purchase and its refund the same opaque purchase id, and reveals neither purchase nor player', () => {
  const [one, other, stranger] = [bought, lineOf('refund', 500), lineOf('purchase', 1_999, 'ben')].map(
    (line) => contract.commissionAccrual.parse(accrualAnswer(line, settled)),
  );

  expect(one?.purchase).toMatch(/^[\w-]{16}$/);
  expect(other?.purchase).toBe(one?.purchase);
  expect(stranger?.purchase).not.toBe(one?.purchase);
  expect(JSON.stringify([one, other, stranger])).not.toMatch(/ann|ben|071203123/);
});

it('accrualAnswer returns the status of an accrual, with the reference of its payment', () => {
  expect(accrualAnswer(bought, settled).status).toEqual({ state: 'paid', month, payment: 'wire-1' });
  expect(accrualAnswer(bought, { ...settled, statements: [] }).status.state).toBe('approved');
  expect(accrualAnswer(bought, { ...settled, today: '2026-11-22' as LocalDay }).status.state).toBe('pending');
  const all = { reason: 'false-traffic', at, dueOn: bought.dueOn, cents: bought.commissionCents } as const;
  expect(accrualAnswer({ ...bought, reversal: all }, settled).status.state).toBe('reversed');
});
