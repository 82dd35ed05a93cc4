import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productWith } from '#web/lib/catalog/example-product';
import { fieldsOf, draftOf } from '../draft';
import { parseLines } from './parse-lines';
import { productsCsv, reportCsv, templateCsv } from './write-csv';

const unmade = () => 'made';
const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

describe('productsCsv', () => {
  it('can be imported again, whatever it contains', () => {
    const text = fc
      .string({ maxLength: 60 })
      .filter((given) => !given.startsWith("'") && !given.includes('\r') && !given.includes('\uFEFF'));
    const product = fc
      .record({
        name: text.filter((name) => name.trim() === name && name !== ''),
        description: fc.option(text.filter((given) => given.trim() !== '')),
        price: fc.integer({ min: 1, max: 100_000 }).map((hundredths) => hundredths / 100),
        stock: fc.nat(1_000_000),
        active: fc.boolean(),
        category: fc.constantFrom('merch', 'trips', null),
        image: fc.constantFrom(null, ['media/products/a.webp', 'media/products/b.webp']),
      })
      .map((given) => productWith({ ...given, featured: false }));

    fc.assert(
      fc.property(product, (given) => {
        const { lines, faults } = parseLines(withoutMark(productsCsv([given])), unmade);

        expect(faults).toEqual([]);
        expect(lines[0]).toMatchObject({
          id: given.id,
          revision: given.revision,
          fields: fieldsOf(draftOf(given)),
        });
      }),
    );
  });

  it.each([' ||', ';;;', 'a\t\t\tb', 'a|b|c;d;e'])(
    'is parsed by its headers, whatever the cells contain: %j',
    (description) => {
      const { lines, faults } = parseLines(productsCsv([productWith({ description })]).slice(1), unmade);

      expect(faults).toEqual([]);
      expect(lines[0]?.fields).toMatchObject({ description });
    },
  );

  it.each([';', '\t', '|'])('is also read from spreadsheets that separate by %j', (mark) => {
    const { lines } = parseLines(`name${mark}price${mark}stock\nMug, blue${mark}1.50${mark}3`, unmade);

    expect(lines[0]?.fields).toMatchObject({ name: 'Mug, blue', price: 1.5, stock: 3 });
  });

  it.each(['=1+1', '+1', '-1', '@cell', '\tx'])('escapes formulas: %s', (name) => {
    expect(productsCsv([productWith({ name })])).toMatch(/mug,"?'[=+\-@\t]/);
  });
});

it('has a template that can be imported', () => {
  const { lines, faults, ignored } = parseLines(withoutMark(templateCsv()), unmade);

  expect([lines.length, faults, ignored]).toEqual([1, [], []]);
});

it('reports every line in file order', () => {
  const { lines } = parseLines('id,name,price,stock\na,Mug,1,1\nb,Cap,1,1\nc,Fan,1,1', unmade);
  const [mug, cap, fan] = lines;
  const report = reportCsv(
    [
      { line: mug!, outcome: { kind: 'created' } },
      { line: cap!, outcome: { kind: 'failed', message: 'The store is very busy.' } },
      { line: fan!, outcome: null },
    ],
    [{ line: 3, column: 'price', message: 'Enter a price.' }],
  );

  expect(withoutMark(report).trim().split('\r\n')).toEqual([
    'line,id,name,outcome,column,error',
    '2,a,Mug,created,,',
    '3,b,Cap,failed,,The store is very busy.',
    '3,,,skipped,price,Enter a price.',
    '4,c,Fan,not imported,,',
  ]);
});
