import { describe, expect, it } from 'vitest';
import { affiliateCode } from '#domain/affiliates/affiliate-code';
import {
  type CommissionAccrual,
  commissionAccrual,
  type CommissionEvent,
} from '#domain/affiliates/commission';
import { erasedTables } from '#lambdas/account/stores/erased-tables-fixture';
import { createErasureStore } from '#lambdas/account/stores/erasure-store';
import { createFakeAffiliates } from '#lambdas/fakes/affiliates';
import { createFakeAudit } from '#lambdas/fakes/audit';
import { createFakeUsers } from '#lambdas/fakes/users';
import { accrualName } from '../accrual-name';
import { reverseCommission } from '../review-affiliates';
import { readDue, setupPostbacks } from './postback-fixture';

/** Ann came by a link of Mei's and bought coins. */
function setup() {
  const opened = setupPostbacks();
  const { dependencies, tables, clock } = opened;
  const { commissions } = createFakeAffiliates(tables);
  const { audit, audited } = createFakeAudit(tables);
  const { users } = createFakeUsers(tables);
  const link = affiliateCode(1);
  const click = { id: 'click-1', affiliate: 'mei', link, subId: 'spring', at: clock.now, network: null };
  const accrualOf = (event: Pick<CommissionEvent, 'kind' | 'sequence'>, refunded: CommissionAccrual | null) =>
    commissionAccrual(
      { ...event, player: 'ann', at: clock.now, cents: 29_999, purchase: 'p', order: null },
      { click },
      {
        state: 'TX',
        exclusion: null,
        isFirstPurchase: false,
        reckonedAt: clock.now,
        heldDays: 45,
        refunded,
        undone: null,
      },
    );
  const line = accrualOf({ kind: 'purchase', sequence: 7 }, null);
  tables.commitNow(commissions.writeAccrual(line));
  return {
    ...opened,
    line,
    audited,
    due: () => readDue(dependencies.postbacks),
    reverse: () =>
      reverseCommission(
        { ...dependencies, commissions, audit, users },
        { affiliate: 'mei', player: 'ann', sequence: 7, reason: 'false-traffic', actor: 'ada' },
      ),
    /** Writes a refund of a part of the purchase, which takes 20.00 of the commission. */
    refundInPart() {
      const refund = { ...accrualOf({ kind: 'refund', sequence: 8 }, line), commissionCents: -2_000 };
      tables.commitNow(commissions.writeAccrual(refund, line));
    },
  };
}

describe('reverseCommission for an affiliate with a postback URL', () => {
  it('sends a signed reversal with the click, the sub-id and the amount below zero, once', async () => {
    const { enter, reverse, deliver, sent, line } = setup();
    await enter('https://tracker.example/p?e={event}&id={event_id}&c={click_id}&s={sub_id}&a={amount}');

    await reverse();
    await reverse();
    await deliver();

    expect(sent).toEqual([
      {
        url: `https://tracker.example/p?e=reversal&id=${accrualName(line)}-reversal&c=click-1&s=spring&a=-87.30`,
        headers: expect.objectContaining({
          'Postback-Signature': expect.stringMatching(/^t=\d+,v1=[\da-f]{64}$/) as string,
        }) as object,
      },
    ]);
  });

  it('reports what a concurrent refund has left, in the transaction of the reversal', async () => {
    const { enter, reverse, tables, refundInPart, due, audited } = setup();
    await enter();
    tables.beforeNextTransaction(
      (touched) => touched.includes('affiliates'),
      async () => refundInPart(),
    );

    await reverse();

    expect(await due()).toMatchObject([{ kind: 'reversal', commissionCents: -6_730 }]);
    expect(audited).toHaveLength(1);
  });

  it('queues nothing when the account is erased concurrently', async () => {
    const { enter, reverse, tables, latest, audited } = setup();
    await enter();
    const erasure = createErasureStore(tables.client, erasedTables);
    tables.beforeNextTransaction(
      (touched) => touched.includes('affiliates'),
      async () => {
        await erasure.eraseApplication('mei');
        await erasure.erasePostbacks('mei');
      },
    );

    expect(await reverse()).toMatchObject({ reversal: { reason: 'false-traffic' } });

    expect(await latest()).toEqual([]);
    expect(audited).toHaveLength(1);
  });

  it.each([
    ['without a URL', 'approved', false],
    ['who is suspended', 'suspended', true],
  ] as const)('queues nothing for an affiliate %s', async (_who, state, hasUrl) => {
    const { enter, setState, reverse, due } = setup();
    if (hasUrl) await enter();
    setState(state);

    await reverse();

    expect(await due()).toEqual([]);
  });
});
