import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { AffiliateQuery, PlacedAffiliate } from './read-affiliates';
import { ReviewList } from './review-list';

const affiliate: PlacedAffiliate = {
  affiliate: 'mei',
  email: 'mei@jade.test',
  displayName: 'Mei',
  state: 'rejected',
  reason: 'site-unclear',
  application: null,
  requestedAt: '2026-11-20T12:00:00.000Z',
  decidedAt: '2026-11-21T12:00:00.000Z',
  matches: [],
  payout: { method: null, taxForm: null, revision: 0 },
};

function setup(query: AffiliateQuery): string {
  const list = createElement(ReviewList, {
    loaded: { items: [affiliate], next: null },
    query,
    isSuperadmin: false,
  });
  return renderToStaticMarkup(createElement(MemoryRouter, null, list));
}

describe('ReviewList', () => {
  it('keeps the search for an affiliate when another status or all are chosen', () => {
    const markup = setup({ state: 'requested', find: 'mei' });

    expect(markup).toContain('/Dashboard/affiliates?state=suspended&amp;find=mei');
    expect(markup).toContain('/Dashboard/affiliates?state=all&amp;find=mei');
  });

  it('names the status of each affiliate only in the list of all', () => {
    const badge = /class="badge[^>]*>Rejected/;

    expect(setup({ state: 'all', find: '' })).toMatch(badge);
    expect(setup({ state: 'rejected', find: '' })).not.toMatch(badge);
  });
});
