import { describe, expect, it } from 'vitest';
import { createApprovalStore } from '#lambdas/approvals/stores/approval-store';
import { createFakeAudit } from '#lambdas/fakes/audit';
import { isRefusal } from '#lambdas/runtime/refusal';
import { beginPurchase } from './begin-purchase';
import { listFailedRefunds } from './list-failed-refunds';
import { followPayment } from './payments/follow-payment';
import { openPayments, player } from './payments/payment-fixture';
import { refundForPlayer } from './refund-for-player';
import { settleGivenUpRefund } from './settle-given-up-refund';

async function setup() {
  const payments = await openPayments();
  const { dependencies, stores, clock, purchase } = payments;
  const { audit, audited } = createFakeAudit(stores.tables);
  const begun = await beginPurchase(dependencies, { player, packageId: 'coins-499', key: 'key' });
  if (isRefusal(begun)) throw new Error(begun.code);
  const { id } = begun.purchase;
  const paid = { kind: 'paid', at: clock.now, payment: 'pi', cents: 499 } as const;
  await followPayment(dependencies, { player, id }, paid);
  const approvals = createApprovalStore(stores.tables.client, 'approvals');
  const openProvider = async () => ({ refund: async () => 'refused' as const });
  /** Has a refund refused by the provider, and returns when it was given up. */
  const giveUp = async (key: string) => {
    const all = { ...dependencies, audit, approvals, openProvider };
    await refundForPlayer(all, { player, purchase: id, actor: 'boss', reason: 'By mistake', key });
    audited.length = 0;
    return purchase(id).timeline.at(-1)!.at;
  };
  const settle = (givenUpAt: Date, { actor = 'boss', of = id } = {}) =>
    settleGivenUpRefund(
      { ...dependencies, audit, commitTogether: stores.tables.commitTogether },
      { player, purchase: of, givenUpAt, actor, reason: 'Paid by check' },
    );
  return {
    ...payments,
    id,
    audited,
    giveUp,
    settle,
    failedRefunds: () => listFailedRefunds(dependencies),
    stored: () => purchase(id),
  };
}

describe('settleGivenUpRefund', () => {
  it('takes the refund off the list, moves no coins and writes one audit entry', async () => {
    const { giveUp, settle, failedRefunds, open, kinds, audited, clock, id } = await setup();
    const givenUpAt = await giveUp('first');
    const before = [(await open()).wallet.balances, kinds()];
    expect(await failedRefunds()).toMatchObject([{ purchase: id, state: 'given-up' }]);

    const settled = await settle(givenUpAt);

    expect(settled).toEqual({ settledAt: clock.now });
    expect(await failedRefunds()).toEqual([]);
    expect([(await open()).wallet.balances, kinds()]).toEqual(before);
    expect(audited).toMatchObject([
      {
        act: 'refund-settled',
        actor: 'boss',
        subject: { kind: 'player', id: player },
        reason: 'Paid by check',
        detail: { purchase: id, cents: 499 },
      },
    ]);
  });

  it('returns the first settlement to a repeat, and to another superadmin, and writes nothing again', async () => {
    const { giveUp, settle, audited, later, stored } = await setup();
    const givenUpAt = await giveUp('first');
    const first = await settle(givenUpAt);
    const { revision } = stored();
    later(5);

    expect([await settle(givenUpAt), await settle(givenUpAt, { actor: 'other' })]).toEqual([first, first]);
    expect([audited.length, stored().revision]).toEqual([1, revision]);
  });

  it('writes one audit entry for concurrent requests', async () => {
    const { giveUp, settle, audited } = await setup();
    const givenUpAt = await giveUp('first');

    const answers = await Promise.all(['a', 'b', 'c'].map((actor) => settle(givenUpAt, { actor })));

    expect(answers.filter(isRefusal)).toEqual([]);
    expect(audited).toHaveLength(1);
  });

  it('keeps a refund listed that is given up after an earlier one was settled', async () => {
    const { giveUp, settle, failedRefunds, later, id } = await setup();
    const first = await giveUp('first');
    await settle(first);
    later(5);
    await giveUp('second');

    expect(await settle(first)).toEqual({ code: 'coins/refund-not-given-up' });
    expect(await failedRefunds()).toMatchObject([{ purchase: id, state: 'given-up' }]);
  });

  it('is refused for an unknown purchase and for one whose refund was not given up', async () => {
    const { settle, clock, audited } = await setup();

    expect(await settle(clock.now)).toEqual({ code: 'coins/refund-not-given-up' });
    expect(await settle(clock.now, { of: '2026-11-21-000000000-none' })).toEqual({
      code: 'coins/unknown-purchase',
    });
    expect(audited).toEqual([]);
  });
});
