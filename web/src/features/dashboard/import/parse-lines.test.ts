import { describe, expect, it } from 'vitest';
import { parseLines } from './parse-lines';

function parsed(...lines: string[]) {
  let made = 0;
  return parseLines(lines.join('\n'), () => `made-${(made += 1)}`);
}
const head = 'id,name,category,price,stock,active';

describe('a file of products', () => {
  it('is read by its heads, in whatever order, and says only what it has columns for', () => {
    const { lines, faults, fault, given } = parsed('Stock;NAME;price;sku', '40;Jade Teapot;24.50;teapot');

    expect([fault, faults, given]).toEqual([null, [], ['id', 'name', 'price', 'stock']]);
    expect(lines).toEqual([
      {
        line: 2,
        id: 'teapot',
        isNamed: true,
        revision: null,
        said: { name: 'Jade Teapot', price: 24.5, stock: 40 },
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

  it('gives a line without an id one of its own', () => {
    const { lines } = parsed(head, ',Mug,merch,14.00,5,yes', 'cap,Cap,Things,9,1,no');

    expect(lines.map(({ id, isNamed }) => [id, isNamed])).toEqual([
      ['made-1', false],
      ['cap', true],
    ]);
    expect(lines.map(({ fields }) => fields.category)).toEqual(['merch', 'merch']);
  });

  it('knows the lines of the file, however many of them a cell holds', () => {
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

  it('takes what an export defused for a spreadsheet as it was', () => {
    expect(parsed(head, "a,'=SUM(1),merch,1,1,no").lines[0]?.fields.name).toBe('=SUM(1)');
    expect(parsed(head, "a,'tis tea,merch,1,1,no").lines[0]?.fields.name).toBe("'tis tea");
  });

  it('tells which version of a product it knows, where an export wrote that', () => {
    const { lines, faults } = parsed(`${head},revision`, 'a,Mug,merch,14,5,yes,7', 'b,Cap,merch,1,1,no,new');

    expect(lines.map(({ revision, said }) => [revision, 'revision' in said])).toEqual([[7, false]]);
    expect(faults).toEqual([
      { line: 3, column: 'revision', message: expect.stringContaining('an export wrote') as string },
    ]);
  });

  it('names the columns that nobody knows', () => {
    expect(parsed('name,price,stock,color', 'Mug,1,1,red').ignored).toEqual(['color']);
  });
});

describe('what is wrong with a line', () => {
  it.each([
    ['-a,Mug,merch,14,5,yes', 'id', 'An id has'],
    ['a,,merch,14,5,yes', 'name', '1 to 120'],
    ['a,Mug,boats,14,5,yes', 'category', 'No category'],
    ['a,Mug,merch,"1,50",5,yes', 'price', 'with a point'],
    ['a,Mug,merch,1.505,5,yes', 'price', 'two decimals'],
    ['a,Mug,merch,0,5,yes', 'price', 'above 0'],
    ['a,Mug,merch,14,-5,yes', 'stock', 'whole number'],
    ['a,Mug,merch,14,5,perhaps', 'active', 'yes or no'],
    ['a,Mug,merch,14,5,yes,more', null, '7 cells, but 6 heads'],
  ])('is told by its column: %s', (line, column, words) => {
    const { lines, faults, faultyLines } = parsed(head, line, 'ok,Cap,merch,1,1,no');

    expect(faults).toEqual([{ line: 2, column, message: expect.stringContaining(words) }]);
    expect([lines.map(({ id }) => id), faultyLines]).toEqual([['ok'], 1]);
  });

  it('is told all at once', () => {
    const { faults, faultyLines } = parsed(head, 'a,,boats,x,y,perhaps');

    expect(new Set(faults.map(({ column }) => column))).toEqual(
      new Set(['name', 'category', 'price', 'stock', 'active']),
    );
    expect([faults.length, faultyLines]).toEqual([5, 1]);
  });

  it('is a quotation mark that takes the lines after it along', () => {
    const { lines, faults } = parsed(
      head,
      'a,Mug,merch,1,1,no',
      'b,"Cap" x,merch,1,1,no',
      'c,Fan,merch,1,1,no',
    );

    expect(lines.map(({ id }) => id)).toEqual(['a']);
    expect(faults).toMatchObject([{ line: 3, column: null }]);
    expect(faults[0]?.message).toContain('lines after it may be missing');
  });

  it('is an id that an earlier line has', () => {
    expect(parsed(head, 'a,Mug,merch,1,1,no', 'a,Cap,merch,1,1,no').faults).toEqual([
      { line: 3, column: 'id', message: 'Line 2 has this id as well.' },
    ]);
  });
});

describe('a file of which nothing can be imported', () => {
  it.each([
    [['name,stock', 'Mug,1'], 'The column “price” is missing.'],
    [['color'], 'The columns “name” and “price” and “stock” are missing.'],
    [['name,price,stock,Title', 'Mug,1,1,x'], 'The column “name” is there twice. Remove one of the two.'],
    [['name,price,stock'], 'There are no lines below the heads.'],
    [['name,price,stock', ...Array<string>(10_001).fill('Mug,1,1')], 'A file has at most 10,000 lines.'],
  ])('says why: %#', (lines, words) => {
    expect(parsed(...lines).fault).toContain(words);
  });
});
