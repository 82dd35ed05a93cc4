import { describe, expect, it } from 'vitest';
import { csvOf } from './save-csv';

describe('csvOf', () => {
  it('quotes separators and quotes', () => {
    const rows = [
      ['Order', 'Name'],
      ['o-1', 'Wong, "Mei"'],
    ];

    expect(csvOf(rows)).toBe('Order,Name\r\no-1,"Wong, ""Mei"""');
  });

  it.each(['=HYPERLINK("http://x")', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1'])(
    'escapes a cell that a spreadsheet would evaluate: %j',
    (cell) => {
      expect(csvOf([['o-1', cell]])).toMatch(/^o-1,"?'/);
    },
  );
});
