import { describe, expect, it } from 'vitest';
import { acceptTerms, currentTermsVersion, termsAccepted } from './terms';

const at = new Date('2026-11-21T12:00:00Z');
const old = { version: '2025-01', acceptedAt: new Date('2025-02-01T00:00:00Z') };

describe('acceptTerms', () => {
  it('adds the version in force to earlier acceptances', () => {
    const accepted = acceptTerms([old], currentTermsVersion, at);

    expect(accepted).toEqual([old, { version: currentTermsVersion, acceptedAt: at }]);
  });

  it('keeps the first acceptance of a version', () => {
    const first = [{ version: currentTermsVersion, acceptedAt: new Date('2026-11-01T00:00:00Z') }];

    expect(acceptTerms(first, currentTermsVersion, at)).toBe(first);
  });

  it.each(['2025-01', '2099-01', ''])(
    'refuses %j, which is not in force, with the current version',
    (version) => {
      expect(acceptTerms([], version, at)).toEqual({
        code: 'account/terms-superseded',
        currentVersion: currentTermsVersion,
      });
    },
  );
});

describe('termsAccepted', () => {
  it('returns true only for the version in force', () => {
    const current = { version: currentTermsVersion, acceptedAt: at };

    expect(termsAccepted({ acceptedTerms: [] })).toBe(false);
    expect(termsAccepted({ acceptedTerms: [old] })).toBe(false);
    expect(termsAccepted({ acceptedTerms: [old, current] })).toBe(true);
  });
});
