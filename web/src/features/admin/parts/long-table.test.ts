import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { AdminColumn } from './admin-column';
import type { ColumnSort } from './column-head';
import { LongRow, type RowHighlight } from './long-row';
import { LongTable } from './long-table';

interface Prize {
  readonly id: string;
  readonly name: string;
}

const idOf = ({ id }: Prize) => id;
const columns: readonly AdminColumn<Prize>[] = [
  { name: 'Name', cell: ({ name }) => name, isRowHead: true },
  { name: 'Actions', cell: () => 'Edit', isNameHidden: true },
];

function setup({
  sort,
  count = 1,
  waiting = 0,
}: {
  sort?: ColumnSort;
  count?: number | null;
  waiting?: number;
}) {
  const [name, ...others] = columns;
  return renderToStaticMarkup(
    createElement(LongTable<Prize>, {
      caption: 'Prizes',
      columns: [{ ...name!, sort }, ...others],
      rows: [],
      idOf,
      count,
      isBusy: false,
      waiting,
      isMore: false,
      onNearEnd: () => undefined,
    }),
  );
}

describe('LongTable', () => {
  it('counts its head among the rows, and says when their number is unknown', () => {
    expect(setup({ count: 10_000 })).toContain('aria-rowcount="10001"');
    expect(setup({ count: null })).toContain('aria-rowcount="-1"');
  });

  it('announces the direction of the column that it is sorted by, and of no other', () => {
    const sort = { direction: 'descending', onSort: () => undefined } as const;

    expect(setup({ sort: { ...sort, isSorted: true } })).toContain('aria-sort="descending"');
    expect(setup({ sort: { ...sort, isSorted: false } })).not.toContain('aria-sort');
    expect(setup({ sort: { ...sort, isSorted: false } })).toMatch(/<button[^>]*>Name/);
  });

  it('says that rows load, in the shape of its columns', () => {
    const html = setup({ waiting: 2 });

    expect(html.match(/Loading…/g)).toHaveLength(2);
    expect(html.match(/role="cell"/g)).toHaveLength(2);
  });
});

describe('LongRow', () => {
  const row = { id: 'mug', name: 'Jade Mug' };
  const rowWith = (highlight?: RowHighlight<Prize>) =>
    renderToStaticMarkup(
      createElement(LongRow<Prize>, {
        id: row.id,
        row,
        columns,
        place: { ref: null, index: 4 },
        highlight,
      }),
    );

  it('is found by shortcuts, says its place among all rows, and has roles that cards keep', () => {
    expect(rowWith()).toMatch(/data-list-row="mug"[^>]*role="row" aria-rowindex="6"/);
    expect(rowWith()).toContain('<th role="rowheader" scope="row">Jade Mug</th><td role="cell">Edit</td>');
  });

  it('glows once while it is highlighted', () => {
    const highlight = { of: ({ id }: Prize) => (id === 'mug' ? 'v-2' : undefined), onShown: () => undefined };

    expect(rowWith(highlight).match(/row-glow/g)).toHaveLength(1);
    expect(rowWith()).not.toContain('row-glow');
  });
});
