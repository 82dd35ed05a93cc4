import { describe, expect, it } from 'vitest';
import { requesterLosses } from '#domain/approvals/approval-request';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { type ApprovalRequest, lapsedBy } from './approval-request';

const request: ApprovalRequest = {
  id: 'r',
  status: 'waiting',
  lapsedBecause: null,
  requestedBy: 'ann',
  decidedBy: null,
  decidedAt: null,
  requestedAt: '2026-11-21T12:00:00.000Z',
  lapsesAt: '2026-11-24T12:00:00.000Z',
  act: {
    kind: 'adjustment',
    player: 'mei',
    account: 'player:sweeps-redeemable',
    amount: 20_000,
    reason: 'A prize that never came',
  },
};
const code = 'approvals/asker-not-superadmin';
const refusal = (refused: { code?: string; details?: unknown }) =>
  new ApiRefusal({ status: 409, code, message: '', ...refused });

describe('lapsedBy', () => {
  it.each(requesterLosses)('returns the lapsed request with its reason: %s', (because) => {
    expect(lapsedBy(refusal({ details: { because } }), request)).toEqual({
      ...request,
      status: 'lapsed',
      lapsedBecause: because,
    });
  });

  it.each([
    ['another refusal', refusal({ code: 'approvals/not-waiting', details: { because: 'suspended' } })],
    ['a refusal without its reason', refusal({})],
    ['a reason that this site does not know', refusal({ details: { because: 'toString' } })],
    ['an error of another kind', new TypeError('failed')],
  ])('returns null after %s', (_what, failure) => {
    expect(lapsedBy(failure, request)).toBeNull();
  });
});
