import { describe, expect, it } from 'vitest';
import { parseLines } from './parse-lines';

function parsed(...lines: string[]) {
  let made = 0;
  return parseLines(lines.join('\n'), () => `made-${(made += 1)}`);
}
const head = 'id,name,category,price,stock,active';

describe('parseLines', () => {
  it('reads columns by header in any order, and changes only those fields', () => {
    const { lines, faults, fault, given } = parsed('Stock;NAME;price;sku', '40;Jade Teapot;24.50;teapot');

    expect([fault, faults, given]).toEqual([null, [], ['id', 'name', 'price', 'stock']]);
    expect(lines).toEqual([
      {
        line: 2,
        id: 'teapot',
        isNamed: true,
        revision: null,
        provided: { name: 'Jade Teapot', price: 24.5, stock: 40 },
        fields: {
          name: 'Jade Teapot',
          category: null,
          price: 24.5,
          stock: 40,
          active: false,
          featured: false,
          description: null,
          terms: null,
          image: null,
        },
      },
    ]);
  });

  it('generates an id for a line without one', () => {
    const { lines } = parsed(head, ',Mug,merch,14.00,5,yes', 'cap,Cap,Merchandise,9,1,no');

    expect(lines.map(({ id, isNamed }) => [id, isNamed])).toEqual([
      ['made-1', false],
      ['cap', true],
    ]);
    expect(lines.map(({ fields }) => fields.category)).toEqual(['merch', 'merch']);
  });

  it('counts lines of the file when a cell contains several', () => {
    const { lines, faults } = parsed(
      `${head},description`,
      'a,Mug,merch,14,5,yes,"two',
      'lines"',
      '',
      'b,Cap,merch,x,5,yes,',
    );

    expect(lines.map(({ line, fields }) => [line, fields.description])).toEqual([[2, 'two\nlines']]);
    expect(faults).toMatchObject([{ line: 5, column: 'price' }]);
  });

  it('restores text that an export escaped for spreadsheets', () => {
    expect(parsed(head, "a,'=SUM(1),merch,1,1,no").lines[0]?.fields.name).toBe('=SUM(1)');
    expect(parsed(head, "a,'tis tea,merch,1,1,no").lines[0]?.fields.name).toBe("'tis tea");
  });

  it('reads the product version that an export wrote', () => {
    const { lines, faults } = parsed(`${head},revision`, 'a,Mug,merch,14,5,yes,7', 'b,Cap,merch,1,1,no,new');

    expect(lines.map(({ revision, provided }) => [revision, 'revision' in provided])).toEqual([[7, false]]);
    expect(faults).toEqual([
      { line: 3, column: 'revision', message: expect.stringContaining('from the export') as string },
    ]);
  });

  it('returns unknown columns', () => {
    expect(parsed('name,price,stock,color', 'Mug,1,1,red').ignored).toEqual(['color']);
  });
});

describe('line faults', () => {
  it.each([
    ['-a,Mug,merch,14,5,yes', 'id', 'Use 1 to 128'],
    ['a,,merch,14,5,yes', 'name', '1 to 120'],
    ['a,Mug,boats,14,5,yes', 'category', 'Unknown category'],
    ['a,Mug,merch,"1,50",5,yes', 'price', 'decimal point'],
    ['a,Mug,merch,1.505,5,yes', 'price', 'two decimals'],
    ['a,Mug,merch,0,5,yes', 'price', 'from 0.01'],
    ['a,Mug,merch,14,-5,yes', 'stock', 'whole number'],
    ['a,Mug,merch,14,5,perhaps', 'active', 'yes or no'],
    ['a,Mug,merch,14,5,yes,more', null, '7 cells, but there are 6 columns'],
  ])('name their column: %s', (line, column, message) => {
    const { lines, faults, faultyLines } = parsed(head, line, 'ok,Cap,merch,1,1,no');

    expect(faults).toEqual([{ line: 2, column, message: expect.stringContaining(message) }]);
    expect([lines.map(({ id }) => id), faultyLines]).toEqual([['ok'], 1]);
  });

  it('are all returned at once', () => {
    const { faults, faultyLines } = parsed(head, 'a,,boats,x,y,perhaps');

    expect(new Set(faults.map(({ column }) => column))).toEqual(
      new Set(['name', 'category', 'price', 'stock', 'active']),
    );
    expect([faults.length, faultyLines]).toEqual([5, 1]);
  });

  it('include a stray quotation mark that may hide later lines', () => {
    const { lines, faults } = parsed(
      head,
      'a,Mug,merch,1,1,no',
      'b,"Cap" x,merch,1,1,no',
      'c,Fan,merch,1,1,no',
    );

    expect(lines.map(({ id }) => id)).toEqual(['a']);
    expect(faults).toMatchObject([{ line: 3, column: null }]);
    expect(faults[0]?.message).toContain('Rows after it may be missing');
  });

  it('include an id of an earlier line', () => {
    expect(parsed(head, 'a,Mug,merch,1,1,no', 'a,Cap,merch,1,1,no').faults).toEqual([
      { line: 3, column: 'id', message: 'Line 2 has the same ID.' },
    ]);
  });
});

describe('an invalid file', () => {
  it.each([
    [['name,stock', 'Mug,1'], 'The column “price” is missing.'],
    [['color'], 'The columns “name” and “price” and “stock” are missing.'],
    [['name,price,stock,Title', 'Mug,1,1,x'], 'The column “name” appears more than once. Keep only one.'],
    [['name,price,stock'], 'This file has no rows below the column names.'],
    [['name,price,stock', ...Array<string>(10_001).fill('Mug,1,1')], 'This file has more than 10,000 rows.'],
  ])('returns the reason: %#', (lines, message) => {
    expect(parsed(...lines).fault).toContain(message);
  });
});
