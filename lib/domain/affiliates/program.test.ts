import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Affiliate,
  type AffiliateReason,
  type AffiliateState,
  affiliateStates,
  type Application,
  type Decision,
  decideAffiliate,
  decisions,
  isSuspendedAt,
  rejectionReasons,
  applyToProgram,
  suspensionReasons,
} from './program';

const at = new Date('2026-11-21T12:00:00Z');
const application: Application = {
  site: 'https://harbour.test',
  channels: ['blog'],
  audience: 'Readers who like slots',
  taxCountry: 'US',
  termsVersion: '2026-11',
};
const request = { player: 'mei', application, at };
const status = (state: AffiliateState): Affiliate => ({
  player: 'mei',
  application,
  state,
  requestedAt: at,
  decidedAt: null,
  reason: null,
  revision: 3,
  suspensions: [],
});
const reasons: readonly (AffiliateReason | null)[] = [null, ...rejectionReasons, ...suspensionReasons];

describe('applyToProgram', () => {
  it('accepts a new player and a rejected one', () => {
    expect(applyToProgram(undefined, request, '2026-11')).toMatchObject({ state: 'requested', revision: 0 });
    expect(applyToProgram(status('rejected'), request, '2026-11')).toMatchObject({
      state: 'requested',
      revision: 4,
    });
  });

  it.each(['requested', 'approved', 'suspended'] as const)('refuses a player who is %s', (state) => {
    expect(applyToProgram(status(state), request, '2026-11')).toEqual({
      code: 'affiliates/already-applied',
      state,
    });
  });

  it('requires the terms in force', () => {
    expect(applyToProgram(undefined, request, '2027-01')).toEqual({
      code: 'affiliates/terms-superseded',
      current: '2027-01',
    });
  });
});

describe('decideAffiliate', () => {
  it('applies a decision only from its states and with a fitting reason', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...affiliateStates),
        fc.constantFrom(...(Object.keys(decisions) as Decision[])),
        fc.constantFrom(...reasons),
        (state, decision, reason) => {
          const decided = decideAffiliate(status(state), decision, { at, reason });
          const { from, to } = decisions[decision];
          const isFrom = (from as readonly string[]).includes(state);
          const fits = {
            approve: reason === null,
            resume: reason === null,
            reject: (rejectionReasons as readonly unknown[]).includes(reason),
            suspend: (suspensionReasons as readonly unknown[]).includes(reason),
          }[decision];
          if (!isFrom) expect(decided).toEqual({ code: 'affiliates/step-refused', state });
          else if (!fits) expect(decided).toEqual({ code: 'affiliates/reason-needed' });
          else expect(decided).toMatchObject({ state: to, reason, decidedAt: at, revision: 4 });
        },
      ),
    );
  });
});

describe('isSuspendedAt', () => {
  const hour = (count: number) => new Date(at.getTime() + count * 3_600_000);
  const decide = (before: Affiliate, decision: Decision, hours: number) =>
    decideAffiliate(before, decision, {
      at: hour(hours),
      reason: decision === 'suspend' ? 'spam' : null,
    }) as Affiliate;

  it('returns true from each suspension until it ends', () => {
    const once = decide(decide(status('approved'), 'suspend', 1), 'resume', 3);
    const again = decide(once, 'suspend', 5);

    const answers = [0, 1, 2, 3, 4, 5, 6].map((count) => isSuspendedAt(again, hour(count)));

    expect(answers).toEqual([false, true, true, false, false, true, true]);
    expect(isSuspendedAt(once, hour(6))).toBe(false);
  });

  it('returns true for a participation that ended with its account', () => {
    expect(isSuspendedAt(status('suspended'), at)).toBe(true);
  });
});
