import { clusterTable } from '../cluster-table';
import type { SlotMachine } from '../machine';
import { drawSpins, type SpinRadix, spinRadix } from './draw-spins';
import { lineTable } from './line-table';
import { cascadePricing } from './price-cascades';
import { priceClusters } from './price-clusters';
import { priceLines } from './price-lines';
import { priceWays } from './price-ways';
import { addScatters, scatterTable } from './scatter-table';
import type { SpinBlock } from './spin-block';
import { countSymbol, symbolTable } from './symbol-table';
import { wayTable } from './way-table';
import type { WordBuffer } from './word-buffer';

/** Draws and prices a number of spins of one set of strips into the block's first places. */
export type SpinEngine = (block: SpinBlock, count: number) => void;

/** Limit of heads of three reels: 160 stops each, tables of 50 MB. */
const mostHeads = 2 ** 22;
/** Limit of tails of clusters, which the block stores in 16 bits from the fifth reel on. */
const mostClusterTails = 2 ** 16;

/**
 * Compiles a machine into tables and the loops over them.
 *
 * @throws RangeError for a machine of more than five reels, or six with clusters, for more than 32 lines, or strips too long for tables
 */
export function spinEngine(machine: SlotMachine, words: WordBuffer): SpinEngine {
  const radix = spinRadix(machine.reels.map(({ length }) => length));
  const mostReels = machine.clusterSizes ? 6 : 5;
  if (machine.reels.length > mostReels || machine.lines.length > 32 || radix.heads > mostHeads)
    throw new RangeError(`${machine.id} is too large to simulate`);
  if (machine.tumbles) return cascadeEngine(machine, radix, words);
  const scatters = scatterTable(machine);
  const held = machine.respins && symbolTable(machine, machine.respins.symbol);
  const price = pricing(machine, radix.tails);
  return (block, count) => {
    drawSpins(radix, words, block, count);
    price(block, count);
    addScatters(scatters, block, count);
    if (held) countSymbol(held, block, block.held, count);
  };
}

function cascadeEngine(machine: SlotMachine, radix: SpinRadix, words: WordBuffer): SpinEngine {
  const price = cascadePricing(machine);
  return (block, count) => {
    drawSpins(radix, words, block, count);
    price(block, count);
  };
}

function pricing(machine: SlotMachine, tails: number): SpinEngine {
  if (machine.clusterSizes) return clusterPricing(machine, tails);
  return machine.lines.length > 0 ? linePricing(machine) : wayPricing(machine);
}

function clusterPricing(machine: SlotMachine, tails: number): SpinEngine {
  if (tails > mostClusterTails) throw new RangeError(`${machine.id} is too large to simulate`);
  const table = clusterTable(machine, machine.reels);
  const fifths = machine.reels.slice(4).reduce((product, { length }) => product * length, 1);
  return (block, count) => priceClusters(table, fifths, block, count);
}

function linePricing(machine: SlotMachine): SpinEngine {
  const table = lineTable(machine);
  return (block, count) => priceLines(table, block, count);
}

function wayPricing(machine: SlotMachine): SpinEngine {
  const table = wayTable(machine);
  return (block, count) => priceWays(table, block, count);
}
