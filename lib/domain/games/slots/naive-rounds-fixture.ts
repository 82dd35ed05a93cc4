import type { SlotMachine } from './machine';

type Window = readonly (readonly string[])[];
type Strips = SlotMachine['reels'];

/** A result and the number of rounds, or spins, that have it. */
interface Outcome {
  readonly symbols: number;
  readonly scatter: number;
  readonly award: number;
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
      machine.lines.length > 0 ? ofLines.reduce((sum, pay) => sum + pay, 0) : payOfWays(machine, window);
    const scatter = byCount(machine.scatter.pays, scatters) * machine.stakeParts;
    const result = {
      symbols: symbols * multiplier,
      scatter: scatter * multiplier,
      award: byCount(awards, scatters),
    };
    const name = JSON.stringify(result);
    outcomes.set(name, { ...result, weight: (outcomes.get(name)?.weight ?? 0) + 1 });
  }
  return [...outcomes.values()];
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
  const sums = { symbols: 0n, scatter: 0n, freeSpins: 0n, played: 0n, triggers: 0n, total: 0n };

  function play(spin: Outcome, drawn: number, won: number, pays: number, weight: bigint): void {
    if (drawn < (rules?.most ?? 0)) {
      for (const next of free) {
        const isPlayed = drawn < won;
        const wonThen = isPlayed ? Math.min(rules!.most, won + next.award) : won;
        const paid = isPlayed ? next.symbols + next.scatter : 0;
        play(spin, drawn + 1, wonThen, pays + paid, weight * BigInt(next.weight));
      }
      return;
    }
    const parts = spin.symbols + spin.scatter + pays;
    weights.set(parts, (weights.get(parts) ?? 0n) + weight);
    sums.total += weight;
    sums.symbols += BigInt(spin.symbols) * weight;
    sums.scatter += BigInt(spin.scatter) * weight;
    sums.freeSpins += BigInt(pays) * weight;
    sums.played += BigInt(won) * weight;
    if (won > 0) sums.triggers += weight;
  }

  for (const spin of base) play(spin, 0, Math.min(rules?.most ?? 0, spin.award), 0, BigInt(spin.weight));
  return { weights, sums };
}
