import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PayoutsTable } from './payouts-table';
import { statementOf } from './statement-fixture';

function setup(isSuperadmin: boolean): string {
  const table = createElement(PayoutsTable, {
    statements: [statementOf('mei', '2026-10')],
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
