import { describe, expect, it } from 'vitest';
import { amount } from '#domain/money/coin';
import { type ApprovalAct, askApproval, decideApproval, statusOf, type Verdict } from './approval-request';

const at = new Date('2026-11-21T12:00:00Z');
const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000);
const act: ApprovalAct = {
  ...{ kind: 'adjustment', player: 'mei', account: 'player:sweeps-redeemable' },
  ...{ amount: amount(20_000), reason: 'A prize that never came' },
};
const request = askApproval(act, { id: 'r', by: 'ann', at });
const decide = (verdict: Verdict, by: string, hours = 1) =>
  decideApproval(request, { verdict, by, at: later(hours) });

describe('decideApproval', () => {
  it.each(['approved', 'declined'] as const)('is %s by another superadmin', (verdict) => {
    expect(decide(verdict, 'bo')).toEqual({ ...request, decision: { verdict, by: 'bo', at: later(1) } });
  });

  it('returns approvals/own-request to whoever asked, who may only withdraw it', () => {
    expect(decide('approved', 'ann')).toEqual({ code: 'approvals/own-request' });
    expect(decide('declined', 'ann')).toMatchObject({ decision: { verdict: 'declined', by: 'ann' } });
  });

  it('returns session/own-account to the one whose balance it is', () => {
    expect(decide('approved', 'mei')).toEqual({ code: 'session/own-account' });
  });

  it('returns approvals/not-waiting once it was decided or has lapsed', () => {
    const declined = { ...request, decision: { verdict: 'declined', by: 'bo', at } } as const;

    expect(decideApproval(declined, { verdict: 'approved', by: 'cy', at })).toEqual({
      ...{ code: 'approvals/not-waiting', status: 'declined' },
    });
    expect(decide('approved', 'bo', 72)).toEqual({ code: 'approvals/not-waiting', status: 'lapsed' });
  });
});

describe('statusOf', () => {
  it('waits until the very instant at which the request lapses', () => {
    expect(statusOf(request, new Date(request.lapsesAt.getTime() - 1))).toBe('waiting');
    expect(statusOf(request, request.lapsesAt)).toBe('lapsed');
  });
});
