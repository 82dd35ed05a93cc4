import { describe, expect, it } from 'vitest';
import { productWith } from '#web/lib/catalog/example-product';
import { type ChangeOutcome, runChanges } from './run-changes';

const products = ['mug', 'cap', 'fan', 'kite', 'lamp', 'tray'].map((id) =>
  productWith({ id, name: id, active: false }),
);

describe('runChanges', () => {
  it('changes every product, and reports the one that failed by name', async () => {
    const outcomes: ChangeOutcome[] = [];
    const update = async (seen: (typeof products)[number]) => {
      if (seen.id === 'fan') throw new Error('A network error has occurred.');
      return { ...seen, active: true, revision: seen.revision + 1 };
    };

    await runChanges(
      products,
      { field: 'active', value: true },
      {
        update,
        signal: new AbortController().signal,
        onOutcome: (outcome) => outcomes.push(outcome),
      },
    );

    expect(outcomes).toHaveLength(products.length);
    const failed = outcomes.filter(({ failure }) => failure !== null);
    expect(failed.map(({ product }) => product.name)).toEqual(['fan']);
    expect(outcomes.filter(({ product }) => product.active)).toHaveLength(products.length - 1);
  });
});
