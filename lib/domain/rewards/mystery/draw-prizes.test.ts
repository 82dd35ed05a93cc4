import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '#domain/fairness/draws';
import { amount } from '#domain/money/coin';
import { assertDoubleEntry, changeOf } from '#domain/wallet/posting';
import { categories } from '../category';
import { checkRandomPrizes, drawnPieces, type OrderLine } from '../order-line';
import type { Product } from '../product';
import { blocksOfPieces, drawPrizes, recordOfDraw, verifyPrizeDraw } from './draw-prizes';
import { canonicalOdds, type MysteryOdds } from './odds';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const odds: MysteryOdds = {
  product: 'box',
  version: 3,
  publishedAt: new Date(0),
  outcomes: [
    { kind: 'gold', gold: amount(50_000), weight: 6_000 },
    { kind: 'sweeps', sweeps: amount(200), weight: 3_000 },
    ...([
      {
        kind: 'product',
        product: 'mug',
        name: 'Mug',
        worth: amount(1850),
        substitute: amount(185_000),
        weight: 1_000,
      },
    ] as const),
  ],
};
const hashed = new Map([['box', { ...odds, hash: sha256(canonicalOdds(odds)) }]]);
const line = (quantity: number, change: Partial<OrderLine> = {}): OrderLine => ({
  product: 'box',
  name: 'Box',
  image: null,
  category: 'mystery_prize',
  quantity,
  price: amount(1500),
  terms: null,
  chance: { kind: 'odds', version: 3, mayShip: true, mayArrange: false },
  ...change,
});
const mug = (stock: number, change: Partial<Product> = {}): Product => ({
  id: 'mug',
  name: 'Mug',
  image: 'm.webp',
  terms: 'Hot.',
  category: 'merch',
  stock,
  price: amount(1900),
  isActive: true,
  ...change,
});

const ways = [true, false].flatMap((mayShip) => [true, false].map((mayArrange) => ({ mayShip, mayArrange })));

const block = (seed: string, client: string, nonce: number) => (index: number) =>
  createHmac('sha256', seed).update(`${client}:${nonce}:${index}`).digest();

function draw(
  lines: OrderLine[],
  { seed = 'f'.repeat(64), client = 'harbour', nonce = 3, left = 99 } = {},
  change: Partial<Product> = {},
) {
  const commitment = {
    serverSeedHash: sha256(seed),
    nextServerSeedHash: '',
    clientSeed: client,
    nonce,
  };
  const draws = drawsFrom(block(seed, client, nonce));
  return drawPrizes(lines, hashed, new Map([['mug', mug(left, change)]]), { commitment, draws });
}

/** Independent implementation of the published protocol, which shares only SHA-256 with the first. */
function oracle(seed: string, client: string, nonce: number, pieces: number): number[] {
  const words: number[] = [];
  for (let index = 0; words.length < pieces + 40; index += 1) {
    const bytes = createHmac('sha256', seed).update(`${client}:${nonce}:${index}`).digest();
    for (let at = 0; at < 32; at += 4) words.push(bytes.readUInt32BE(at));
  }
  return words
    .filter((word) => word < 4_294_960_000)
    .slice(0, pieces)
    .map((word) => (word % 10_000 < 6_000 ? 0 : word % 10_000 < 9_000 ? 1 : 2));
}

const seeds = fc.record({
  seed: fc.stringMatching(/^[0-9a-f]{64}$/),
  client: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
  nonce: fc.nat({ max: 1_000_000 }),
});

describe('mystery prize', () => {
  it('draws what an independent implementation of the published protocol draws', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 25 }), ({ seed, client, nonce }, pieces) => {
        const { draw: drawn } = draw([line(pieces)], { seed, client, nonce });
        expect(drawn.pieces.map(({ outcome }) => outcome)).toEqual(oracle(seed, client, nonce, pieces));
      }),
    );
  });

  it('is verified by its revealed seed, and not with other outcomes, prizes or odds', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 25 }), (chance, pieces) => {
        const { seed, client, nonce } = chance;
        const { draw: drawn } = draw([line(pieces)], chance);
        const hashes = [sha256(canonicalOdds(odds))];
        const evidence = { serverSeedHash: sha256(seed), hashes, block: block(seed, client, nonce) };
        const holds = (...checks: Parameters<typeof verifyPrizeDraw>) =>
          verifyPrizeDraw(...checks).map((each) => each.holds);

        expect(holds(drawn, new Map([['box', odds]]), evidence)).toEqual([true, true, true, true]);
        const forged = drawn.pieces.map((piece) => ({ ...piece, outcome: (piece.outcome + 1) % 3 }));
        expect(holds({ ...drawn, pieces: forged }, new Map([['box', odds]]), evidence)[2]).toBe(false);
        const paid = drawn.pieces.map((piece) => ({
          ...piece,
          given: { kind: 'gold', gold: amount(7) } as const,
        }));
        expect(holds({ ...drawn, pieces: paid }, new Map([['box', odds]]), evidence)[3]).toBe(false);
        expect(holds(drawn, new Map([['box', odds]]), { ...evidence, hashes: ['x'] })[1]).toBe(false);
      }),
    );
  });

  it('draws outcomes in proportion to their weights (100,000 pieces, chi-square at 0.1 %)', () => {
    const counts = [0, 0, 0];
    for (let nonce = 0; nonce < 4_000; nonce += 1)
      for (const { outcome } of draw([line(25)], { nonce }).draw.pieces) counts[outcome]! += 1;

    const expected = [60_000, 30_000, 10_000];
    const chiSquare = counts.reduce(
      (sum, count, at) => sum + (count - expected[at]!) ** 2 / expected[at]!,
      0,
    );
    expect(chiSquare).toBeLessThan(13.8);
  });

  it('pays in a double entry and adds won products to the order at a price of 0', () => {
    fc.assert(
      fc.property(seeds, fc.nat({ max: 4 }), (chance, left) => {
        const { draw: drawn, postings, won } = draw([line(25)], { ...chance, left });
        const given = (kind: string) => drawn.pieces.filter((piece) => piece.given.kind === kind).length;

        assertDoubleEntry(postings);
        expect(changeOf(postings, 'player:sweeps-unplayed')).toBe(200 * given('sweeps'));
        expect(changeOf(postings, 'player:gold')).toBe(
          50_000 * given('gold') + 185_000 * given('substitute'),
        );
        const wanted = drawn.pieces.filter(({ outcome }) => outcome === 2).length;
        expect(given('product')).toBe(Math.min(wanted, left));
        expect(given('substitute')).toBe(Math.max(0, wanted - left));
        expect(won.map(({ product, quantity, price, isWon }) => [product, quantity, price, isWon])).toEqual(
          given('product') > 0 ? [['mug', given('product'), 0, true]] : [],
        );
      }),
    );
  });

  it.each(categories.flatMap((category) => ways.map((way) => ({ category, ...way }))))(
    'gives a product whose category became $category only as ordered: sent $mayShip, arranged $mayArrange',
    ({ category, mayShip, mayArrange }) => {
      const box = line(25, { chance: { kind: 'odds', version: 3, mayShip, mayArrange } });

      const { draw: drawn, postings, won } = draw([box], {}, { category });

      const isGiven =
        (category === 'merch' && mayShip) || (['trips', 'experiences'].includes(category) && mayArrange);
      const wanted = drawn.pieces.filter(({ outcome }) => outcome === 2);
      const golds = drawn.pieces.filter(({ outcome }) => outcome === 0).length;
      expect(wanted.length).toBeGreaterThan(0);
      expect(new Set(wanted.map(({ given }) => given.kind))).toEqual(
        new Set([isGiven ? 'product' : 'substitute']),
      );
      expect(won.map(({ quantity }) => quantity)).toEqual(isGiven ? [wanted.length] : []);
      expect(changeOf(postings, 'player:gold')).toBe(
        50_000 * golds + (isGiven ? 0 : 185_000 * wanted.length),
      );
    },
  );

  it('ignores other lines and throws for a version of the odds that is not provided', () => {
    const merch = line(4, { product: 'mug', category: 'merch' });
    expect(draw([merch, line(2)]).draw.pieces).toHaveLength(2);
    expect(drawnPieces([merch, line(2), line(3, { category: 'mega_sweeps' })])).toBe(2);
    const older = line(1, { chance: { kind: 'odds', version: 2, mayShip: false, mayArrange: false } });
    expect(() => draw([older])).toThrow('Odds 2 of box are not at hand');
  });

  it('is limited to 20 pieces per order, next to 5 draws', () => {
    const entered = (draw: string) => line(3, { category: 'mega_sweeps', chance: { kind: 'draw', draw } });
    const draws = ['a', 'b', 'c', 'd', 'e'].map(entered);
    const tooMuch = { code: 'checkout/too-many-random-prizes', pieces: 20, draws: 5 };

    expect(checkRandomPrizes([line(20), ...draws])).toBeNull();
    expect(checkRandomPrizes([line(21)])).toEqual(tooMuch);
    expect(checkRandomPrizes([...draws, entered('f')])).toEqual(tooMuch);
  });

  it('has a ledger record of less than 500 characters for 25 pieces', () => {
    const record = recordOfDraw(draw([line(25)]).draw);
    expect(record).toMatchObject({ clientSeed: 'harbour', nonce: 3, odds: [hashed.get('box')!.hash] });
    expect(JSON.stringify(record).length).toBeLessThan(500);
    expect(blocksOfPieces(25)).toBeLessThan(8);
  });
});
