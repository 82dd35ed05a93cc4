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
  const commissionEvent = { player, sequence: 5, at, kind, cents, purchase: '2026-11-21-071203123-3f9a1c' };
  const told = { state: 'TX', exclusion: null, isFirstPurchase: false, refunded: null };
  return commissionAccrual(commissionEvent, { click }, { ...told, reckonedAt: at, heldDays: 30 });
}

it('names the purchase of a line alike for its refund, and tells neither its number nor the player', () => {
  const [one, other, stranger] = [bought, lineOf('refund', 500), lineOf('purchase', 1_999, 'ben')].map(
    (line) => contract.commissionAccrual.parse(accrualAnswer(line, settled)),
  );

  expect(one?.purchase).toMatch(/^[\w-]{16}$/);
  expect(other?.purchase).toBe(one?.purchase);
  expect(stranger?.purchase).not.toBe(one?.purchase);
  expect(JSON.stringify([one, other, stranger])).not.toMatch(/ann|ben|071203123/);
});

it('tells how far a line is, with the number of the payment', () => {
  expect(accrualAnswer(bought, settled).status).toEqual({ state: 'paid', month, payment: 'wire-1' });
  expect(accrualAnswer(bought, { ...settled, statements: [] }).status.state).toBe('approved');
  expect(accrualAnswer(bought, { ...settled, today: '2026-11-22' as LocalDay }).status.state).toBe('pending');
  const all = { reason: 'false-traffic', at, dueOn: bought.dueOn, cents: bought.commissionCents } as const;
  expect(accrualAnswer({ ...bought, reversal: all }, settled).status.state).toBe('reversed');
});
