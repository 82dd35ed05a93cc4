import { type Fraction, fraction, plus, times } from '../odds/fraction';
import { paidByClusters } from './cluster-return';
import { featureFrequency } from './feature-frequency';
import { paidOnLines } from './line-return';
import type { SlotMachine } from './machine';
import { basePhase, freePhase, type Phase } from './phase';
import { respinFrequency } from './respin-frequency';
import { scatterMultiple, scatterWays } from './scatter';
import { tumbleFrequency } from './tumble-frequency';
import { paidByWays } from './way-return';

/** Exact long-term shares of stakes that are paid back. */
export interface ReturnToPlayer {
  readonly total: Fraction;
  /** From symbols on lines in the base spin; absent on a machine that pays by ways or clusters. */
  readonly lines?: Fraction;
  /** From ways in the base spin, before any tumble; absent on a machine with lines or clusters. */
  readonly ways?: Fraction;
  /** From clusters in the base spin; absent on a machine that pays by lines or ways. */
  readonly clusters?: Fraction;
  /** From scatters in the base spin. */
  readonly scatter: Fraction;
  /** From free spins; absent on a machine without them. */
  readonly freeSpins?: Fraction;
  /** From respins; absent on a machine without them. */
  readonly respins?: Fraction;
  /** From ways after tumbles; absent on a machine without them. */
  readonly tumbles?: Fraction;
}

/**
 * Computes the exact return to player from the symbols of the strips, one at a time, without enumerating spins; only tumbles need their
 * cascades.
 *
 * The return of free spins is the average pay of one times the average number per round. That is Wald's identity (A. Wald, On cumulative
 * sums of random variables, 1944): it holds although a free spin's scatters both pay and award, since whether a free spin is played depends
 * only on the spins before it.
 */
export function returnToPlayer(machine: SlotMachine): ReturnToPlayer {
  const { symbols, scatter } = spinReturn(machine, basePhase(machine));
  if (machine.tumbles) return returnWithTumbles(machine, symbols);
  const freeSpins = machine.freeSpins && freeSpinReturn(machine, machine.freeSpins);
  const respins = machine.respins && respinFrequency(machine, machine.respins).paid;
  const parts = [symbols, scatter, ...(freeSpins ? [freeSpins] : []), ...(respins ? [respins] : [])];
  return {
    total: parts.reduce(plus),
    ...ofSymbols(machine, symbols),
    scatter,
    ...(freeSpins ? { freeSpins } : {}),
    ...(respins ? { respins } : {}),
  };
}

/** Scatters of a machine with tumbles show in the last window, so that their return is one of cascades, too. */
function returnWithTumbles(machine: SlotMachine, ways: Fraction): ReturnToPlayer {
  const { paid: tumbles, scatter } = tumbleFrequency(machine);
  return { total: [ways, tumbles, scatter].reduce(plus), ways, scatter, tumbles };
}

/** Number of equally likely outcomes of one spin: the product of the strips' lengths. */
export function combinationsOf({ reels }: Pick<Phase, 'reels'>): bigint {
  return reels.reduce((product, strip) => product * BigInt(strip.length), 1n);
}

function freeSpinReturn(machine: SlotMachine, rules: NonNullable<SlotMachine['freeSpins']>): Fraction {
  const { symbols, scatter } = spinReturn(machine, freePhase(rules));
  return times(featureFrequency(machine, rules).spinsPerRound, plus(symbols, scatter));
}

function spinReturn(machine: SlotMachine, phase: Phase): { symbols: Fraction; scatter: Fraction } {
  const { reels, multiplier } = phase;
  const paid = paidBySymbols(machine, reels);
  const staked = combinationsOf(phase);
  return {
    symbols: fraction(paid * BigInt(multiplier), staked * BigInt(machine.stakeParts)),
    scatter: fraction(paidByScatters(machine, phase) * BigInt(multiplier), staked),
  };
}

/** Names the return of a base spin's symbols by what the machine pays by. */
function ofSymbols(machine: SlotMachine, symbols: Fraction) {
  if (machine.clusterSizes) return { clusters: symbols };
  return machine.lines.length > 0 ? { lines: symbols } : { ways: symbols };
}

/** Total pay of lines, ways or clusters over all combinations, in stake parts. */
function paidBySymbols(machine: SlotMachine, reels: Phase['reels']): bigint {
  if (machine.clusterSizes) return paidByClusters(machine, reels);
  return machine.lines.length > 0 ? paidOnLines(machine, reels) : paidByWays(machine, reels);
}

/** Total pay of scatters over all combinations, in whole stakes. */
function paidByScatters(machine: SlotMachine, { reels }: Phase): bigint {
  return scatterWays(machine, reels).reduce(
    (paid, ways, count) => paid + BigInt(ways) * BigInt(scatterMultiple(machine, count)),
    0n,
  );
}
