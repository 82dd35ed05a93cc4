import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ApprovalList } from './approval-list';
import type { ApprovalRequest } from './approval-request';

const adjustment: ApprovalRequest = {
  id: 'adjustment',
  status: 'declined',
  lapsedBecause: null,
  requestedBy: 'ann',
  decidedBy: 'bo',
  decidedAt: '2026-11-21T13:00:00.000Z',
  requestedAt: '2026-11-21T12:00:00.000Z',
  lapsesAt: '2026-11-24T12:00:00.000Z',
  act: { kind: 'adjustment', player: 'mei', account: 'player:gold', amount: 20_000, reason: 'A lost prize' },
};
const odds: ApprovalRequest = {
  ...adjustment,
  id: 'odds',
  act: {
    kind: 'odds',
    product: 'box',
    version: 1,
    price: 1_000,
    expectedWorth: 1_200,
    outcomes: [{ kind: 'product', product: 'mug', weight: 10 }],
  },
};

describe('ApprovalList', () => {
  it('has a row for the keys of the list for each request, which opens its player or product', () => {
    const loaded = {
      items: [adjustment, odds],
      next: null,
      people: [],
      worthWithoutApproval: { least: 60, most: 100 },
    };

    const html = renderToStaticMarkup(
      createElement(MemoryRouter, null, createElement(ApprovalList, { loaded, viewer: 'ann' })),
    );

    const rows = [...html.matchAll(/data-list-row="([^"]*)" tabindex="-1"/g)].map(([, row]) => row);
    expect(rows).toEqual(['adjustment', 'odds']);
    expect(html.match(/<a[^>]*data-row-open=""[^>]*>[^<]*/g)?.map((link) => link.split('>')[1])).toEqual([
      'Player mei',
      'box',
    ]);
  });
});
