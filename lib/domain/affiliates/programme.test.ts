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
  rejectionReasons,
  requestPlace,
  suspensionReasons,
} from './programme';

const at = new Date('2026-11-21T12:00:00Z');
const application: Application = {
  ...{ site: 'https://harbour.test', channels: ['blog'], audience: 'Readers who like slots' },
  ...{ taxCountry: 'US', termsVersion: '2026-11' },
};
const asked = { player: 'mei', application, at };
const standing = (state: AffiliateState): Affiliate => ({
  ...{ player: 'mei', application, state, requestedAt: at, decidedAt: null, reason: null, revision: 3 },
});
const reasons: readonly (AffiliateReason | null)[] = [null, ...rejectionReasons, ...suspensionReasons];

describe('asking for a place', () => {
  it('is granted to whoever has none, and to whoever was turned down', () => {
    expect(requestPlace(undefined, asked, '2026-11')).toMatchObject({ state: 'requested', revision: 0 });
    expect(requestPlace(standing('rejected'), asked, '2026-11')).toMatchObject({
      state: 'requested',
      revision: 4,
    });
  });

  it.each(['requested', 'approved', 'suspended'] as const)('is refused to whoever is %s', (state) => {
    expect(requestPlace(standing(state), asked, '2026-11')).toEqual({
      code: 'affiliates/already-asked',
      state,
    });
  });

  it('needs the terms in force', () => {
    expect(requestPlace(undefined, asked, '2027-01')).toEqual({
      code: 'affiliates/terms-superseded',
      current: '2027-01',
    });
  });
});

describe('a decision', () => {
  it('leads from its states alone, with a reason that fits, to its own', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...affiliateStates),
        fc.constantFrom(...(Object.keys(decisions) as Decision[])),
        fc.constantFrom(...reasons),
        (state, decision, reason) => {
          const decided = decideAffiliate(standing(state), decision, { at, reason });
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
