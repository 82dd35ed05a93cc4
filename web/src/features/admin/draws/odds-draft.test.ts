import { describe, expect, it } from 'vitest';
import {
  draftsOf,
  newOutcome,
  toRequests,
  type DraftOutcome,
  partsOf,
  prizePrices,
  worthOfDraft,
} from './odds-draft';

const gold = (coins: string, weight: string): DraftOutcome => ({ kind: 'gold', coins, product: '', weight });

describe('odds drafts', () => {
  it('return the published outcomes once every part is given', () => {
    const drafts: DraftOutcome[] = [
      gold('50000', '9000'),
      { kind: 'sweeps', coins: '1.25', product: '', weight: '900' },
      { kind: 'product', coins: '', product: 'mug', weight: '100' },
    ];

    const requests = toRequests(drafts)!;

    expect(requests).toEqual([
      { kind: 'gold', gold: 50_000, weight: 9_000 },
      { kind: 'sweeps', sweeps: 125, weight: 900 },
      { kind: 'product', product: 'mug', weight: 100 },
    ]);
    // (500 · 9,000 + 125 · 900 + 1,850 · 100) / 10,000
    expect(worthOfDraft(requests, new Map([['mug', 1_850]]))).toBe(479.75);
  });

  it('start from published outcomes, and from two empty ones without any', () => {
    const drafts = draftsOf([
      { kind: 'gold', gold: 50_000, weight: 9_000 },
      { kind: 'sweeps', sweeps: 125, weight: 900 },
      { kind: 'product', product: 'mug', name: 'Mug', worth: 1_850, substitute: 185_000, weight: 100 },
    ]);

    expect(toRequests(drafts)).toEqual([
      { kind: 'gold', gold: 50_000, weight: 9_000 },
      { kind: 'sweeps', sweeps: 125, weight: 900 },
      { kind: 'product', product: 'mug', weight: 100 },
    ]);
    expect(draftsOf()).toEqual([newOutcome, newOutcome]);
  });

  it('have no expected value while the price of a product is not known', () => {
    const requests = toRequests([
      { kind: 'product', coins: '', product: 'mug', weight: '5000' },
      gold('1', '5000'),
    ])!;

    expect(worthOfDraft(requests, new Map())).toBeNull();
  });

  it.each<[string, DraftOutcome[]]>([
    ['one part is missing', [gold('100', '9000'), gold('200', '999')]],
    ['one part is too many', [gold('100', '9000'), gold('200', '1001')]],
    ['there is a single outcome', [gold('100', '10000')]],
    ['coins are no number', [gold('many', '9000'), gold('200', '1000')]],
    ['there is half a Gold Coin', [gold('0.5', '9000'), gold('200', '1000')]],
    ['a weight is below one', [gold('100', '10000'), gold('200', '0')]],
    [
      'Sweeps Coins have three decimals',
      [{ kind: 'sweeps', coins: '1.255', product: '', weight: '5000' }, gold('1', '5000')],
    ],
    [
      'no product is chosen',
      [{ kind: 'product', coins: '', product: '', weight: '5000' }, gold('1', '5000')],
    ],
  ])('cannot be published while %s', (_case, drafts) => {
    expect(toRequests(drafts)).toBeNull();
  });

  it('count the given parts, whatever is typed', () => {
    expect(partsOf([gold('', '12'), gold('', ''), gold('', 'x'), gold('', '30')])).toBe(42);
  });
});

describe('prizePrices', () => {
  const outcome = (product: string, worth: number) =>
    ({ kind: 'product', product, name: product, worth, substitute: 0, weight: 1 }) as const;

  it('returns current prices, and for a deleted product the price that was published last', () => {
    const published = [
      { outcomes: [outcome('mug', 1_850), outcome('gone', 900)] },
      { outcomes: [outcome('gone', 700)] },
    ];

    expect(prizePrices([{ id: 'mug', price: 2_000 }], published)).toEqual(
      new Map([
        ['gone', 900],
        ['mug', 2_000],
      ]),
    );
  });
});
