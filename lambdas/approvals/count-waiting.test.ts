import { expect, it } from 'vitest';
import { requestApproval } from '#domain/approvals/approval-request';
import { amount } from '#domain/money/coin';
import { createFakeTables } from '#lambdas/fakes/fake-tables';
import { countWaitingApprovals } from './count-waiting';
import { createApprovalStore } from './stores/approval-store';

const requestedAt = new Date('2026-11-21T12:00:00Z');

async function setup() {
  const tables = createFakeTables();
  const approvals = createApprovalStore(tables.client, 'approvals');
  const act = {
    kind: 'adjustment',
    player: 'mei',
    account: 'player:gold',
    amount: amount(5),
    reason: 'A prize that never came',
  } as const;
  const request = requestApproval(act, { id: 'r', by: 'ann', at: requestedAt });
  await tables.commitTogether(approvals.submit(request, { name: 'k', input: 'i' }));
  return (isSuperadmin: boolean, now = requestedAt) =>
    countWaitingApprovals({ approvals, now: () => now }, { isSuperadmin });
}

it('countWaitingApprovals counts open requests for a superadmin, and none for an admin who cannot decide them', async () => {
  const count = await setup();

  expect([await count(true), await count(false)]).toEqual([1, 0]);
  expect(await count(true, new Date('2026-11-24T12:00:00Z'))).toBe(0);
});
