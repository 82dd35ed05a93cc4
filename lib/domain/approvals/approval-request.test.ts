import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import {
  type ApprovalAct,
  requestApproval,
  requesterLosses,
  decideApproval,
  lapsedBecause,
  lapseRequest,
  statusOf,
  type Verdict,
} from './approval-request';

const at = new Date('2026-11-21T12:00:00Z');
const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000);
const act: ApprovalAct = {
  kind: 'adjustment',
  player: 'mei',
  account: 'player:sweeps-redeemable',
  amount: amount(20_000),
  reason: 'A prize that never came',
};
const request = requestApproval(act, { id: 'r', by: 'ann', at });
const decide = (verdict: Verdict, by: string, hours = 1) =>
  decideApproval(request, { verdict, by, at: later(hours) });

describe('decideApproval', () => {
  it.each(['approved', 'declined'] as const)('is %s by another superadmin', (verdict) => {
    expect(decide(verdict, 'bo')).toEqual({ ...request, decision: { verdict, by: 'bo', at: later(1) } });
  });

  it('returns approvals/own-request to the requester, who may only decline', () => {
    expect(decide('approved', 'ann')).toEqual({ code: 'approvals/own-request' });
    expect(decide('declined', 'ann')).toMatchObject({ decision: { verdict: 'declined', by: 'ann' } });
  });

  it('returns session/own-account to the superadmin whose balance it is', () => {
    expect(decide('approved', 'mei')).toEqual({ code: 'session/own-account' });
  });

  it('returns approvals/not-waiting for a decided or lapsed request', () => {
    const declined = { ...request, decision: { verdict: 'declined', by: 'bo', at } } as const;

    expect(decideApproval(declined, { verdict: 'approved', by: 'cy', at })).toEqual({
      code: 'approvals/not-waiting',
      status: 'declined',
    });
    expect(decide('approved', 'bo', 72)).toEqual({ code: 'approvals/not-waiting', status: 'lapsed' });
  });
});

describe('statusOf', () => {
  it('is waiting until the instant at which the request lapses', () => {
    expect(statusOf(request, new Date(request.lapsesAt.getTime() - 1))).toBe('waiting');
    expect(statusOf(request, request.lapsesAt)).toBe('lapsed');
  });
});

describe('lapseRequest', () => {
  it.each(requesterLosses)('refuses every decision once the requester is %s', (because) => {
    const lapsed = lapseRequest(request, { because, at: later(1) });

    if ('code' in lapsed) throw new Error(lapsed.code);
    expect([statusOf(lapsed, later(1)), lapsedBecause(lapsed, later(100))]).toEqual(['lapsed', because]);
    for (const verdict of ['approved', 'declined'] as const)
      expect(decideApproval(lapsed, { verdict, by: 'bo', at: later(2) })).toEqual({
        code: 'approvals/asker-not-superadmin',
        because,
      });
  });

  it('returns approvals/not-waiting for a decided or expired request', () => {
    const declined = { ...request, decision: { verdict: 'declined', by: 'bo', at } } as const;
    const lapse = { because: 'suspended', at: later(72) } as const;

    expect(lapseRequest(declined, lapse)).toEqual({ code: 'approvals/not-waiting', status: 'declined' });
    expect(lapseRequest(request, lapse)).toEqual({ code: 'approvals/not-waiting', status: 'lapsed' });
    expect(lapsedBecause(declined, later(100))).toBeNull();
    expect(lapsedBecause(request, later(72))).toBe('not-decided-in-time');
  });
});
