import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PayoutsTable } from './payouts-table';

function setup(isSuperadmin: boolean): string {
  const statement = {
    affiliate: 'mei',
    month: '2026-10',
    carriedInCents: 0,
    dueCents: 12_000,
    totalCents: 12_000,
    carriedOutCents: 0,
    takenBackCents: 0,
    outcome: 'payable',
    madeAt: '2026-11-02T00:00:00.000Z',
    payment: null,
  } as const;
  const table = createElement(PayoutsTable, {
    statements: [statement],
    nameOf: () => 'Mei',
    isSuperadmin,
    onPaid: () => undefined,
  });
  return renderToStaticMarkup(createElement(MemoryRouter, null, table));
}

describe('PayoutsTable', () => {
  it('offers superadmins to record a payment', () => {
    expect(setup(true)).toContain('Mark as paid');
  });

  it('shows other admins that a statement is not paid, without a button that would be refused', () => {
    expect(setup(false)).toContain('Not paid yet');
    expect(setup(false)).not.toContain('<button');
  });
});
