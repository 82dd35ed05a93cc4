import type { FreeSpinRules, SlotMachine } from '#domain/games/slots/machine';
import { findMachine } from '#domain/games/slots/machines';

/** Twenty lines on 5 × 3, those of HK Slots. */
const { lines } = findMachine('hk-slots')!;
const symbols = ['wild', 'scatter', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'];
const frame = {
  version: 1,
  symbols,
  wild: 'wild',
  rows: 3,
  stakes: { gold: [], sweeps: [] },
};

/** Number of each symbol on each reel. */
type Counts = readonly (readonly number[])[];

/** Distributes every symbol evenly over a strip with its own offset, so that no stacks occur. */
function spread(counts: Counts): string[][] {
  const goldenRatio = (1 + Math.sqrt(5)) / 2;
  return counts.map((ofSymbols, reel) =>
    ofSymbols
      .flatMap((count, symbol) =>
        Array.from({ length: count }, (_, each) => ({
          name: symbols[symbol]!,
          at: (each + (((symbol + 1) * (reel + 1) * goldenRatio) % 1)) / count,
        })),
      )
      .sort((left, right) => left.at - right.at)
      .map(({ name }) => name),
  );
}

const payTable = {
  a: [0, 10, 200, 1_000, 5_000],
  b: [0, 5, 100, 500, 2_000],
  c: [0, 0, 80, 300, 1_000],
  d: [0, 0, 60, 200, 750],
  e: [0, 0, 50, 150, 500],
  f: [0, 0, 30, 80, 300],
  g: [0, 0, 20, 60, 200],
  h: [0, 0, 20, 50, 150],
  i: [0, 0, 15, 40, 125],
  j: [0, 0, 10, 25, 100],
  k: [0, 0, 10, 25, 100],
};

/** Lower pays, because wilds on reel 1 complete many runs. */
const wildPayTable = {
  wild: [0, 5, 100, 1_000, 5_000],
  a: [0, 10, 150, 750, 5_000],
  b: [0, 5, 100, 500, 2_000],
  c: [0, 0, 50, 200, 1_000],
  d: [0, 0, 40, 150, 500],
  e: [0, 0, 30, 100, 400],
  f: [0, 0, 15, 50, 150],
  g: [0, 0, 10, 40, 150],
  h: [0, 0, 10, 40, 120],
  i: [0, 0, 10, 30, 100],
  j: [0, 0, 5, 20, 100],
  k: [0, 0, 5, 20, 100],
};

/** Strips of 60, 65, 66, 65 and 60 stops: a billion combinations. Wilds are on reels 2 to 4. */
const longStrips = spread([
  [0, 2, 3, 4, 5, 5, 5, 6, 6, 6, 6, 6, 6],
  [2, 2, 3, 4, 5, 6, 6, 6, 6, 6, 6, 6, 7],
  [2, 2, 4, 4, 5, 6, 6, 6, 6, 6, 6, 6, 7],
  [2, 2, 3, 4, 5, 6, 6, 6, 6, 6, 6, 6, 7],
  [0, 2, 3, 4, 5, 5, 5, 6, 6, 6, 6, 6, 6],
]);

function feature(reels: FreeSpinRules['reels']): FreeSpinRules {
  const awards = [0, 0, 15];
  return { awards, retriggers: awards, most: 150, multiplier: 2, reels };
}

/** As large as the twenty-line games of land-based casinos: fifteen free spins at double pay, which can award fifteen more. */
export const longGame: SlotMachine = {
  ...frame,
  id: 'long strips',
  scatter: { symbol: 'scatter', pays: [0, 0, 2, 10, 100] },
  reels: longStrips,
  lines,
  stakeParts: lines.length,
  payTable,
  freeSpins: feature(longStrips),
};

const wildStrips = spread([
  [1, 1, 2, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5],
  [2, 1, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5],
  [2, 1, 2, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5],
  [2, 1, 2, 3, 3, 4, 4, 4, 4, 4, 5, 5, 6],
  [1, 2, 2, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5],
]);

/** Wilds on every reel that also pay on their own. */
export const wildGame: SlotMachine = {
  ...longGame,
  id: 'wild on reel 1',
  reels: wildStrips,
  payTable: wildPayTable,
  freeSpins: feature(wildStrips),
};

/** Three rows to the power of five reels: 243 ways instead of lines. */
export const waysGame: SlotMachine = {
  ...longGame,
  id: '243 ways',
  lines: [],
  stakeParts: 48,
};
