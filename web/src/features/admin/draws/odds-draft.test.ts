import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  type DraftOdds,
  draftOf,
  type DraftOutcome,
  newOutcome,
  oddsBody,
  oddsFaults,
  oddsMessages,
  partsOf,
  prizePrices,
  worthOfDraft,
} from './odds-draft';

const gold = (coins: string, weight: string): DraftOutcome => ({ ...newOutcome, gold: coins, weight });
const sweeps = (coins: string, weight: string): DraftOutcome => ({
  ...newOutcome,
  kind: 'sweeps',
  sweeps: coins,
  weight,
});
const product = (id: string, weight: string): DraftOutcome => ({
  ...newOutcome,
  kind: 'product',
  product: id,
  weight,
});
const mug = new Map([['mug', 1_850]]);

describe('odds drafts', () => {
  it('become the body of the request, and have an expected value', () => {
    const draft: DraftOdds = {
      outcomes: [gold('50,000', '9000'), sweeps('1.25', '900'), product('mug', '100')],
    };

    expect(bodyOf(draft).outcomes).toEqual([
      { kind: 'gold', gold: 50_000, weight: 9_000 },
      { kind: 'sweeps', sweeps: 125, weight: 900 },
      { kind: 'product', product: 'mug', weight: 100 },
    ]);
    // (500 · 9,000 + 125 · 900 + 1,850 · 100) / 10,000
    expect(worthOfDraft(draft, mug)).toBe(479.75);
  });

  it('start from published outcomes, and from two empty ones without any', () => {
    const draft = draftOf([
      { kind: 'gold', gold: 50_000, weight: 9_000 },
      { kind: 'sweeps', sweeps: 125, weight: 900 },
      { kind: 'product', product: 'mug', name: 'Mug', worth: 1_850, substitute: 185_000, weight: 100 },
    ]);

    expect(draft.outcomes).toEqual([gold('50000', '9000'), sweeps('1.25', '900'), product('mug', '100')]);
    expect(draftOf().outcomes).toEqual([newOutcome, newOutcome]);
  });

  it.each<[string, DraftOutcome[]]>([
    ['outcomes.0.gold', [gold('many', '9000'), gold('200', '1000')]],
    ['outcomes.1.gold', [gold('1', '9000'), gold('0.5', '1000')]],
    ['outcomes.0.gold', [gold('500,000,000', '9000'), gold('200', '1000')]],
    ['outcomes.1.sweeps', [gold('1', '5000'), sweeps('1.255', '5000')]],
    ['outcomes.1.sweeps', [gold('1', '5000'), sweeps('100000.01', '5000')]],
    ['outcomes.0.product', [product('', '5000'), gold('1', '5000')]],
    ['outcomes.1.weight', [gold('100', '10000'), gold('200', '0')]],
    ['outcomes', [gold('100', '10000')]],
  ])('are refused at %s, and have no expected value: %#', (field, outcomes) => {
    const checked = oddsBody.safeParse(bodyOf({ outcomes }));

    expect(checked.error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
    expect(worthOfDraft({ outcomes }, mug)).toBeNull();
  });

  it('name the bounds of the contract', () => {
    expect(oddsMessages['outcomes.gold']).toBe('Enter whole Gold Coins from 1 to 100,000,000.');
    expect(oddsMessages['outcomes.sweeps']).toBe('Enter Sweeps Coins from 0.01 to 100,000.00.');
  });

  it('count the given parts, whatever is typed', () => {
    expect(partsOf([gold('', '12'), gold('', ''), gold('', 'x'), gold('', '-3'), gold('', '30')])).toBe(42);
  });
});

describe('oddsFaults', () => {
  const outcome = (weight: number) => ({ kind: 'gold', gold: 1, weight }) as const;

  it.each([
    [9_999, 'The weights add up to 9,999 and must add up to 10,000.'],
    [10_001, 'The weights add up to 10,001 and must add up to 10,000.'],
  ])('are at the last weight when the sum is %i', (sum, message) => {
    expect(oddsFaults({ outcomes: [outcome(9_000), outcome(sum - 9_000)] }, mug)).toEqual([
      { field: 'outcomes.1.weight', message },
    ]);
  });

  it('are at a product whose price is not known', () => {
    const outcomes = [{ kind: 'product', product: 'gone', weight: 5_000 } as const, outcome(5_000)];

    expect(oddsFaults({ outcomes }, mug).map(({ field }) => field)).toEqual(['outcomes.0.product']);
    expect(oddsFaults({ outcomes }, new Map([['gone', 1]]))).toEqual([]);
  });
});

describe('prizePrices', () => {
  const outcome = (id: string, worth: number) =>
    ({ kind: 'product', product: id, name: id, worth, substitute: 0, weight: 1 }) as const;

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
