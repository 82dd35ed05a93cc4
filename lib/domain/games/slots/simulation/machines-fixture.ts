import type { RespinRules, SlotMachine } from '../machine';
import { listMachines, listRetiredMachines } from '../machines';

/** Symbols of the made-up machines. */
export const symbols = ['wild', 'star', 'bell', 'plum', 'fig'];
const straight = [0, 1, 2].map((row) => [row, row, row, row, row]);
const bent = [
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
];

/** Five reels, eight lines; wilds on every reel that pay alone, stacks, several scatters per reel, and free spins with retriggers. */
export const wildOnes: SlotMachine = {
  id: 'wild-ones',
  version: 1,
  symbols,
  wild: 'wild',
  scatter: { symbol: 'star', pays: [0, 0, 2, 5] },
  reels: [
    ['wild', 'bell', 'plum', 'wild', 'wild', 'wild', 'star', 'fig', 'bell'],
    ['bell', 'wild', 'wild', 'star', 'plum', 'wild', 'fig'],
    ['plum', 'star', 'wild', 'bell', 'wild', 'wild', 'fig'],
    ['wild', 'star', 'wild', 'plum', 'bell', 'fig', 'wild', 'bell'],
    ['star', 'bell', 'wild', 'fig', 'star', 'plum'],
  ],
  rows: 3,
  lines: [...straight, ...bent],
  stakeParts: 8,
  payTable: { wild: [0, 4, 30, 70, 200], bell: [0, 3, 20, 90, 150], plum: [1, 2, 10, 40, 300] },
  freeSpins: {
    awards: [0, 0, 0, 4, 6],
    retriggers: [0, 0, 1, 3],
    most: 13,
    multiplier: 3,
    reels: [
      ['plum', 'star', 'wild', 'bell', 'fig'],
      ['bell', 'star', 'fig', 'wild'],
      ['star', 'plum', 'wild', 'fig', 'bell', 'bell'],
      ['wild', 'plum', 'star', 'fig'],
      ['bell', 'fig', 'plum', 'star', 'fig', 'wild'],
    ],
  },
  stakes: { gold: [8], sweeps: [8] },
};

const ways: SlotMachine = { ...wildOnes, id: 'ways', lines: [], stakeParts: 10 };
const expanding: SlotMachine = { ...wildOnes, id: 'expanding', wildsExpand: true };
const expandingWays: SlotMachine = { ...ways, id: 'expanding-ways', wildsExpand: true };
/** Their draws have other bounds than every strip, which tells them apart in a record. */
export const respins: RespinRules = {
  symbol: 'plum',
  from: 4,
  count: 2,
  hits: 25,
  outOf: 97,
  values: [
    { multiple: 1, weight: 60 },
    { multiple: 6, weight: 30 },
    { multiple: 40, weight: 11 },
  ],
  grand: 300,
};
/** Plums are stacked, so that respins begin often and sometimes fill the window. */
export const respinning: SlotMachine = {
  ...wildOnes,
  id: 'respinning',
  respins,
  reels: wildOnes.reels.map((strip) => [...strip, 'plum', 'plum']),
};
const tumbling: SlotMachine = {
  ...ways,
  id: 'tumbling',
  freeSpins: null,
  tumbles: { multipliers: [1, 2, 4], most: 6 },
};
const withoutAnyFeature: SlotMachine = { ...wildOnes, id: 'base-only', freeSpins: null };
const ofReels = (count: number, machine: SlotMachine): SlotMachine => ({
  ...machine,
  id: `${machine.id}-${count}`,
  reels: machine.reels.slice(0, count),
  lines: machine.lines.map((line) => line.slice(0, count)),
  freeSpins: machine.freeSpins && { ...machine.freeSpins, reels: machine.freeSpins.reels.slice(0, count) },
});
/** More than 2^32 combinations: a spin takes two words. */
const long: SlotMachine = {
  ...wildOnes,
  id: 'long',
  reels: wildOnes.reels.map((strip, reel) =>
    reel < 3 ? strip : Array.from({ length: 400 }, () => strip).flat(),
  ),
};
/** Six reels of clusters with a wild on each, stacks, pays that decrease with the size, and free spins. */
export const clusters: SlotMachine = {
  ...ways,
  id: 'clusters',
  reels: [...wildOnes.reels, ['plum', 'plum', 'star', 'bell', 'bell', 'wild']],
  clusterSizes: [3, 5, 8],
  payTable: { bell: [2, 9, 40], plum: [3, 8, 7] },
  freeSpins: {
    ...wildOnes.freeSpins!,
    reels: [...wildOnes.freeSpins!.reels, ['bell', 'bell', 'fig', 'star', 'plum']],
  },
};
/** As many lines as fit into a set, with the last one in its sign bit. */
export const manyLines: SlotMachine = {
  ...wildOnes,
  id: 'many-lines',
  lines: Array.from({ length: 32 }, (_, line) =>
    [1, 3, 9, 27, 81].map((power) => Math.floor((line * 7) / power) % 3),
  ),
  stakeParts: 32,
};
/** Every machine of the product, and made-up ones that have each feature alone, together and with fewer reels. */
export const machines = [
  ...listMachines(),
  ...listRetiredMachines(),
  wildOnes,
  ways,
  expanding,
  expandingWays,
  withoutAnyFeature,
  tumbling,
  respinning,
  { ...respinning, id: 'respinning-expanding', wildsExpand: true, freeSpins: null },
  long,
  manyLines,
  clusters,
  { ...clusters, id: 'expanding-clusters', wildsExpand: true },
  ...[1, 2, 3, 4].flatMap((count) => [
    ofReels(count, wildOnes),
    ofReels(count, ways),
    ofReels(count, tumbling),
  ]),
  ...[2, 5].map((count) => ofReels(count, clusters)),
];
