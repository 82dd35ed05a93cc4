import type { SlotMachine } from './machine';
import { payOfClustersNaively } from './naive-clusters-fixture';

type Window = readonly (readonly string[])[];
type Strips = SlotMachine['reels'];

/** A result and the number of rounds, or spins, that have it. */
interface Outcome {
  readonly symbols: number;
  readonly scatter: number;
  readonly award: number;
  readonly held: number;
  readonly weight: number;
}

function everyWindow({ rows, wild, wildsExpand }: SlotMachine, strips: Strips): Window[] {
  const columns = strips.map((strip) =>
    strip.map((_, stop) => {
      const landed = Array.from({ length: rows }, (__, row) => strip[(stop + row) % strip.length]!);
      return wildsExpand && landed.some((symbol) => symbol === wild) ? landed.map(() => wild) : landed;
    }),
  );
  return columns.reduce<Window[]>(
    (windows, ofReel) => windows.flatMap((window) => ofReel.map((column) => [...window, column])),
    [[]],
  );
}

function payOfLine(machine: SlotMachine, line: readonly string[]): number {
  const prizes = Object.entries(machine.payTable).flatMap(([symbol, pays]) =>
    pays.filter((_, index) => isWholeRun(machine, line, symbol, index + 1)),
  );
  return Math.max(0, ...prizes);
}

/** Whether exactly the first `count` symbols are this symbol or wild, with the symbol itself among them. */
function isWholeRun({ wild }: SlotMachine, line: readonly string[], symbol: string, count: number): boolean {
  const run = line.slice(0, count);
  const goesOn = line[count] !== undefined && [symbol, wild].includes(line[count]);
  const isGoingOn = symbol === wild ? line[count] === wild : goesOn;
  return (
    line.length >= count &&
    run.every((each) => [symbol, wild].includes(each)) &&
    run.includes(symbol) &&
    !isGoingOn
  );
}

function payOfWays(machine: SlotMachine, window: Window): number {
  const ofSymbols = Object.entries(machine.payTable).map(([symbol, pays]) => {
    const fitting = symbol === machine.wild ? [symbol] : [symbol, machine.wild];
    const stopsAt = window.findIndex((column) => !column.some((each) => fitting.includes(each)));
    const count = stopsAt < 0 ? window.length : stopsAt;
    const picks = window
      .slice(0, count)
      .reduce<string[][]>(
        (before, column) => before.flatMap((pick) => column.map((each) => [...pick, each])),
        [[]],
      );
    const ways = picks.filter(
      (pick) => pick.every((each) => fitting.includes(each)) && pick.includes(symbol),
    );
    return (pays[count - 1] ?? 0) * ways.length;
  });
  return ofSymbols.reduce((sum, pay) => sum + pay, 0);
}

function byCount(table: readonly number[], count: number): number {
  const entries = [0, ...table];
  return count < entries.length ? entries[count]! : entries.at(-1)!;
}

function everySpin(
  machine: SlotMachine,
  strips: Strips,
  multiplier: number,
  awards: readonly number[],
): Outcome[] {
  const outcomes = new Map<string, Outcome>();
  for (const window of everyWindow(machine, strips)) {
    const scatters = window.flat().filter((each) => each === machine.scatter.symbol).length;
    const ofLines = machine.lines.map((rows) =>
      payOfLine(
        machine,
        rows.map((row, reel) => window[reel]![row]!),
      ),
    );
    const symbols =
      machine.lines.length > 0
        ? ofLines.reduce((sum, pay) => sum + pay, 0)
        : machine.clusterSizes
          ? payOfClustersNaively(machine, window)
          : payOfWays(machine, window);
    const scatter = byCount(machine.scatter.pays, scatters) * machine.stakeParts;
    const result = {
      symbols: symbols * multiplier,
      scatter: scatter * multiplier,
      award: byCount(awards, scatters),
      held: window.flat().filter((each) => each === machine.respins?.symbol).length,
    };
    const name = JSON.stringify(result);
    outcomes.set(name, { ...result, weight: (outcomes.get(name)?.weight ?? 0) + 1 });
  }
  return [...outcomes.values()];
}

/**
 * Plays every course of respins position by position, each case of every draw. A course weighs the cases that its draws leave out, so that
 * all courses with so many positions have the same total.
 */
function everyRespin(machine: SlotMachine, start: number): { pays: Map<number, bigint>; total: bigint } {
  const rules = machine.respins!;
  const positions = machine.reels.length * machine.rows;
  const open = Math.max(0, positions - rules.from);
  const mostDraws = BigInt(rules.count * open * open);
  const values = rules.values.flatMap(({ multiple, weight }) =>
    Array.from({ length: weight }, () => multiple),
  );
  const total = BigInt(rules.outOf) ** mostDraws * BigInt(values.length) ** BigInt(positions);
  const pays = new Map<number, bigint>();
  if (start < rules.from) return { pays: new Map([[0, total]]), total };

  function value(paid: number, weight: bigint, onward: (paid: number, weight: bigint) => void): void {
    for (const each of values) onward(paid + each, weight / BigInt(values.length));
  }
  function startValues(left: number, paid: number, weight: bigint): void {
    if (left === 0) respin(start, rules.count, paid, weight);
    else value(paid, weight, (more, share) => startValues(left - 1, more, share));
  }
  function respin(held: number, left: number, paid: number, weight: bigint): void {
    if (held === positions || left === 0) {
      const stakes = paid + (held === positions ? rules.grand : 0);
      pays.set(stakes, (pays.get(stakes) ?? 0n) + weight);
    } else position(positions - held, { held, found: 0, left }, paid, weight);
  }
  function position(
    toDraw: number,
    state: { held: number; found: number; left: number },
    paid: number,
    weight: bigint,
  ): void {
    const { held, found, left } = state;
    if (toDraw === 0) {
      respin(held + found, found > 0 ? rules.count : left - 1, paid, weight);
      return;
    }
    const perCase = weight / BigInt(rules.outOf);
    const misses = perCase * BigInt(rules.outOf - rules.hits);
    if (misses > 0n) position(toDraw - 1, state, paid, misses);
    if (rules.hits === 0) return;
    value(paid, perCase * BigInt(rules.hits), (more, share) =>
      position(toDraw - 1, { held, found: found + 1, left }, more, share),
    );
  }
  startValues(start, 0, total);
  return { pays, total };
}

/**
 * Plays every round of a small machine from its data and the written rules, without code of the engine. It enumerates every stop, every row
 * of the pay table and every combination of rows. Every round draws the maximum number of free spins, so that all rounds weigh the same;
 * those that were not awarded pay nothing.
 */
export function naiveRounds(machine: SlotMachine) {
  const rules = machine.freeSpins;
  const base = everySpin(machine, machine.reels, 1, rules?.awards ?? []);
  const free = rules ? everySpin(machine, rules.reels, rules.multiplier, rules.retriggers) : [];
  const weights = new Map<number, bigint>();
  const sums = { symbols: 0n, scatter: 0n, freeSpins: 0n, respins: 0n, played: 0n, triggers: 0n, total: 0n };

  function play(
    spin: Outcome & { respins: number },
    drawn: number,
    won: number,
    pays: number,
    weight: bigint,
  ): void {
    if (drawn < (rules?.most ?? 0)) {
      for (const next of free) {
        const isPlayed = drawn < won;
        const wonThen = isPlayed ? Math.min(rules!.most, won + next.award) : won;
        const paid = isPlayed ? next.symbols + next.scatter : 0;
        play(spin, drawn + 1, wonThen, pays + paid, weight * BigInt(next.weight));
      }
      return;
    }
    const parts = spin.symbols + spin.scatter + spin.respins + pays;
    weights.set(parts, (weights.get(parts) ?? 0n) + weight);
    sums.total += weight;
    sums.symbols += BigInt(spin.symbols) * weight;
    sums.scatter += BigInt(spin.scatter) * weight;
    sums.freeSpins += BigInt(pays) * weight;
    sums.respins += BigInt(spin.respins) * weight;
    sums.played += BigInt(won) * weight;
    if (won > 0) sums.triggers += weight;
  }

  const withoutRespins = { pays: new Map([[0, 1n]]) };
  for (const spin of base) {
    const { pays } = machine.respins ? everyRespin(machine, spin.held) : withoutRespins;
    for (const [stakes, ofRespins] of pays) {
      const respins = stakes * machine.stakeParts;
      const weight = BigInt(spin.weight) * ofRespins;
      play({ ...spin, respins }, 0, Math.min(rules?.most ?? 0, spin.award), 0, weight);
    }
  }
  return { weights, sums };
}
