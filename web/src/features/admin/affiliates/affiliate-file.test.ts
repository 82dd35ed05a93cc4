import { describe, expect, it } from 'vitest';
import { affiliateFileColumns, affiliateFileRow } from './affiliate-file';
import type { PlacedAffiliate } from './read-affiliates';

const mei: PlacedAffiliate = {
  affiliate: 'f0f65f48-1234',
  email: 'mei@jade.test',
  displayName: 'Mei',
  state: 'rejected',
  reason: 'site-unclear',
  application: {
    site: 'https://games.example/',
    audience: 'Players of slots',
    channels: ['blog', 'newsletter'],
    taxCountry: 'US',
    termsVersion: '2026-11',
  },
  requestedAt: '2026-11-20T12:00:00.000Z',
  decidedAt: '2026-11-21T12:00:00.000Z',
  matches: [],
  payout: { method: null, taxForm: null, revision: 0 },
};

describe('affiliateFileRow', () => {
  it('has the application and its decision in words, a value for every column', () => {
    const row = affiliateFileRow(mei);

    expect(row).toEqual([
      'f0f65f48-1234',
      'Mei',
      'mei@jade.test',
      'Rejected',
      'We could not tell what your site is about.',
      '2026-11-20T12:00:00.000Z',
      '2026-11-21T12:00:00.000Z',
      'https://games.example/',
      'Blog, Newsletter',
      'US',
    ]);
    expect(row).toHaveLength(affiliateFileColumns.length);
  });

  it('leaves empty what an erased affiliate no longer has', () => {
    const row = affiliateFileRow({
      ...mei,
      email: null,
      displayName: null,
      state: 'none',
      reason: null,
      application: null,
      requestedAt: null,
      decidedAt: null,
    });

    expect(row).toEqual([mei.affiliate, ...Array<string>(9).fill('')]);
  });
});
