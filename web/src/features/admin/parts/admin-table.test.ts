import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { AdminColumn } from './admin-column';
import { AdminTable } from './admin-table';
import { useSelection } from './use-selection';

interface Payment {
  readonly id: string;
  readonly to: string;
  readonly cents: number;
}

const columns: readonly AdminColumn<Payment>[] = [
  { name: 'To', cell: ({ to }) => to, isRowHead: true, className: 'wrap-anywhere' },
  { name: 'Cents', cell: ({ cents }) => cents, isNumeric: true },
];

function setup(rows: readonly Payment[], empty?: string, hasShortcuts = false): string {
  const props = { caption: 'Payments', columns, rows, idOf: ({ id }: Payment) => id, empty, hasShortcuts };
  return renderToStaticMarkup(createElement(AdminTable<Payment>, props));
}

describe('AdminTable', () => {
  it('names its columns and rows, and aligns numbers with their heading', () => {
    const html = setup([{ id: 'p-1', to: 'Mei', cents: 0 }]);

    expect(html).toContain('<th scope="col">To</th><th scope="col" class="data-number">Cents</th>');
    expect(html).toContain(
      '<tr><th scope="row" class="wrap-anywhere">Mei</th><td class="data-number">0</td></tr>',
    );
  });

  it('sorts by the head of a column where its list can be sorted by it', () => {
    const sort = { isSorted: true, direction: 'ascending', onSort: () => undefined } as const;
    const [to] = columns;
    const props = {
      caption: 'Payments',
      columns: [{ ...to!, sort }],
      rows: [],
      idOf: ({ id }: Payment) => id,
    };

    const html = renderToStaticMarkup(createElement(AdminTable<Payment>, props));

    expect(html).toMatch(/<th scope="col" aria-sort="ascending"><button[^>]*>To/);
  });

  it('lets shortcuts move the focus to its rows where its list has them', () => {
    expect(setup([{ id: 'p-1', to: 'Mei', cents: 0 }], undefined, true)).toContain(
      '<tr data-list-row="p-1" tabindex="-1">',
    );
  });

  it('has a box that selects each row by name where its list has a selection', () => {
    const rows = [{ id: 'p-1', to: 'Mei', cents: 0 }];
    const idOf = ({ id }: Payment) => id;
    function SelectedTable() {
      const selection = { of: useSelection(rows, idOf), nameOf: ({ to }: Payment) => `the payment to ${to}` };
      return createElement(AdminTable<Payment>, { caption: 'Payments', columns, rows, idOf, selection });
    }

    const html = renderToStaticMarkup(createElement(SelectedTable));

    expect(html).toContain('<th scope="col">Select</th><th scope="col">To</th>');
    expect(html).toContain('aria-label="Select the payment to Mei"');
  });

  it('shows the words for an empty list instead of headings without rows', () => {
    expect(setup([], 'No payments yet.')).toBe('No payments yet.');
  });

  it('keeps its headings without rows while a list says itself that it is empty', () => {
    expect(setup([])).toContain('<tbody></tbody>');
  });
});
