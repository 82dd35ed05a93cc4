import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '#domain/fairness/draws';
import { amount } from '#domain/money/coin';
import { chooseWinners, drawMessage } from '#domain/rewards/draws/choose-winners';
import { entryLines } from '#domain/rewards/draws/entry-list';
import { drawPrizes } from '#domain/rewards/mystery/draw-prizes';
import { canonicalOdds } from '#domain/rewards/mystery/odds';
import type { OrderLine } from '#domain/rewards/order-line';
import { checkDraw } from './check-draw';
import { checkPrizes } from './check-prizes';
import type { Draw, MysteryOdds } from './random-prize-views';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hashing = {
  hmacSha256: async (key: string, message: string) => createHmac('sha256', key).update(message).digest(),
  sha256Hex: async (text: string) => sha256(text),
};
const seed = 'e'.repeat(64);
const failed = (checks: readonly { id: string; holds: boolean }[] | null) =>
  checks?.filter(({ holds }) => !holds).map(({ id }) => id);

describe('checkDraw', () => {
  const list = [1, 30_000_001, 70_000_001].map((first, index) => ({
    first,
    quantity: index + 2,
    owner: sha256(String(index)).slice(0, 16),
  }));
  const listHash = sha256(list.map(entryLines).join(''));
  const numbers = list.flatMap(({ first, quantity }) =>
    Array.from({ length: quantity }, (_each, index) => first + index),
  );
  const block = (index: number) => createHmac('sha256', seed).update(drawMessage(listHash, index)).digest();
  const winning = chooseWinners(9, 2, drawsFrom(block)).map((position) => numbers[position]!);
  const draw: Draw = {
    id: 'd',
    product: 'car',
    productName: 'A car',
    prize: 'A car',
    winners: 2,
    state: 'drawn',
    openedAt: '',
    closesAt: '',
    entries: 9,
    seedHash: sha256(seed),
    listHash,
    serverSeed: seed,
    drawnAt: '',
    canceled: null,
    winning,
  };
  const pages = [list.slice(0, 2), list.slice(2)];
  const readPage = async (after: number) =>
    after === 0 ? { items: pages[0]!, next: 30_000_001 } : { items: pages[1]!, next: null };

  it('passes for the published data, and reports the number of entries read', async () => {
    const reported: number[] = [];
    const checks = await checkDraw(draw, { readPage, ...hashing }, (entries) => reported.push(entries));
    expect([failed(checks), reported]).toEqual([[], [5, 9]]);
  });

  it.each<[string, Partial<Draw>, string[]]>([
    ['another winner', { winning: [numbers[0]!, numbers[1]!] }, ['outcome']],
    ['one entry more', { entries: 10 }, ['machine']],
    ['another promise', { seedHash: sha256('other') }, ['seed']],
  ])('fails with %s', async (_case, change, ids) => {
    const checks = await checkDraw({ ...draw, ...change }, { readPage, ...hashing }, () => undefined);
    expect(failed(checks)).toEqual(ids);
  });

  it('returns null before the seed is revealed', async () => {
    const early = { ...draw, serverSeed: null };
    expect(await checkDraw(early, { readPage, ...hashing }, () => undefined)).toBeNull();
  });
});

describe('checkPrizes', () => {
  const odds: MysteryOdds = {
    product: 'box',
    version: 2,
    hash: '',
    publishedAt: '',
    expectedWorth: 0,
    outcomes: [
      { kind: 'gold', gold: 5_000, weight: 5_000 },
      { kind: 'product', product: 'mug', name: 'Mug', worth: 100, substitute: 10_000, weight: 5_000 },
    ],
  };
  const drawnBy = {
    product: 'box',
    version: 2,
    publishedAt: new Date(0),
    outcomes: [
      { kind: 'gold', gold: amount(5_000), weight: 5_000 },
      ...([
        {
          kind: 'product',
          product: 'mug',
          name: 'Mug',
          worth: amount(100),
          substitute: amount(10_000),
          weight: 5_000,
        },
      ] as const),
    ] as const,
  };
  const commitment = {
    serverSeedHash: sha256(seed),
    nextServerSeedHash: '',
    clientSeed: 'c',
    nonce: 4,
  };
  const block = (index: number) => createHmac('sha256', seed).update(`c:4:${index}`).digest();
  const line: OrderLine = {
    product: 'box',
    name: 'Box',
    image: null,
    quantity: 6,
    terms: null,
    price: amount(1),
    category: 'mystery_prize',
    chance: { kind: 'odds', version: 2, mayShip: false, mayArrange: false },
  };
  const { draw } = drawPrizes(
    [line],
    new Map([['box', { ...drawnBy, hash: sha256(canonicalOdds(drawnBy)) }]]),
    new Map(),
    { commitment, draws: drawsFrom(block) },
  );
  const tools = {
    findSeed: async (): Promise<string | null> => seed,
    readOdds: async () => odds,
    ...hashing,
  };

  it('passes with the odds of the order', async () => {
    expect(failed(await checkPrizes(draw, tools))).toEqual([]);
  });

  it('fails with odds other than the published ones', async () => {
    const [gold, mug] = odds.outcomes as [MysteryOdds['outcomes'][0], MysteryOdds['outcomes'][0]];
    const bent = {
      ...odds,
      outcomes: [
        { ...gold, weight: 4_999 },
        { ...mug, weight: 5_001 },
      ],
    };
    expect(failed(await checkPrizes(draw, { ...tools, readOdds: async () => bent }))).toContain('machine');
  });

  it('returns null while the seed is secret', async () => {
    expect(await checkPrizes(draw, { ...tools, findSeed: async () => null })).toBeNull();
  });
});
