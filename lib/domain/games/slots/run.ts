import type { SlotMachine } from './machine';

/** The best-paying run on a line: `pays` multiplies the line stake and is 0 when nothing pays. */
export interface Run {
  readonly symbol: string;
  readonly count: number;
  readonly pays: number;
}

/**
 * Finds the best run of a line, read from reel 1 to the right without a gap.
 *
 * A line may begin with wilds. They pay as wilds, if wilds have a row in the pay table, or as the first other symbol together with the run
 * they begin; only the higher of the two counts. A line of wilds alone pays as wilds only.
 *
 * @param line  the symbols showing on the line from reel 1 on, at least one; where it ends, the run ends
 */
export function bestRun(machine: SlotMachine, line: readonly string[]): Run {
  let wilds = 0;
  while (wilds < line.length && line[wilds] === machine.wild) wilds += 1;
  const lead = line[wilds];
  if (lead === undefined) return runOf(machine, machine.wild, wilds);

  let count = wilds + 1;
  while (count < line.length && continuesRun(machine, lead, line[count] as string)) count += 1;
  const ofLead = runOf(machine, lead, count);
  if (wilds === 0) return ofLead;
  const ofWilds = runOf(machine, machine.wild, wilds);
  return ofLead.pays >= ofWilds.pays ? ofLead : ofWilds;
}

/** Whether a symbol continues a run of another: it is the same one, or wild. */
export function continuesRun(machine: SlotMachine, lead: string, next: string): boolean {
  return next === lead || next === machine.wild;
}

function runOf(machine: SlotMachine, symbol: string, count: number): Run {
  return { symbol, count, pays: machine.payTable[symbol]?.[count - 1] ?? 0 };
}
