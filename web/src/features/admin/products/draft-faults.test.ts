import { describe, expect, it, vi } from 'vitest';
import { productWith } from '#web/lib/catalog/example-product';
import { refuseFaults } from '../../../../../graphql/functions/product-faults';
import { blankDraft, type Draft, draftOf, fieldsOf } from './draft';
import { faultsIn } from './draft-faults';

class Refused extends Error {
  readonly info: unknown;
  constructor(info: unknown) {
    super('refused');
    this.info = info;
  }
}

// The part of the AppSync runtime that the product rules use.
vi.mock('@aws-appsync/utils', () => ({
  util: {
    matches: (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`).test(text),
    error: (_message: string, _type: string, _stored: unknown, info: unknown) => {
      throw new Refused(info);
    },
  },
}));

/** The faults that the resolver reports for the same form. */
function faultsOfServer(draft: Draft): unknown {
  try {
    refuseFaults(fieldsOf(draft));
  } catch (refused) {
    return (refused as Refused).info;
  }
  return { faults: [] };
}

const good = draftOf(productWith({ image: ['media/products/a.svg'] }));

describe('faultsIn', () => {
  it.each<[Partial<Draft>, string[]]>([
    [{}, []],
    [{ name: '  ' }, ['name']],
    [{ name: 'n'.repeat(120) }, []],
    [{ name: 'n'.repeat(121) }, ['name']],
    [{ name: 'two\nlines' }, ['name']],
    [{ description: 'd'.repeat(4000) }, []],
    [{ description: 'd'.repeat(4001) }, ['description']],
    [{ terms: 't'.repeat(8001) }, ['terms']],
    [{ stock: '-1' }, ['stock']],
    [{ stock: '0' }, []],
    [{ stock: '1000000' }, []],
    [{ stock: '1000001' }, ['stock']],
    [{ price: '0' }, ['price']],
    [{ price: '0.01' }, []],
    [{ price: '.5' }, []],
    [{ price: '1.15' }, []],
    [{ price: '10.999' }, ['price']],
    [{ price: '1000000' }, []],
    [{ price: '1000000.01' }, ['price']],
    [{ price: '1000000.001' }, ['price']],
    [{ image: Array.from({ length: 9 }, (_, index) => `media/products/${index}.svg`) }, ['image']],
    [{ name: '', price: '0', stock: '-5' }, ['name', 'stock', 'price']],
  ])('reports the faults of the server for %o, with the same messages', (edited, fields) => {
    const draft = { ...good, ...edited };

    const faults = faultsIn(draft);

    expect(faults.map(({ field }) => field)).toEqual(fields);
    expect({ faults }).toEqual(faultsOfServer(draft));
  });

  it.each(['', 'ten', '1e3', '1,000', '10 SC', '-5', '0x10', 'Infinity'])(
    'rejects %o both as a price and as a number of pieces',
    (typed) => {
      expect(faultsIn({ ...good, price: typed, stock: typed }).map(({ field }) => field)).toEqual([
        'stock',
        'price',
      ]);
    },
  );

  it('requires a name and a price of a new product', () => {
    expect(faultsIn(blankDraft).map(({ field }) => field)).toEqual(['name', 'price']);
  });
});
