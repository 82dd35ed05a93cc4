import { tumbleMultiplier } from './cascade';
import type { SlotMachine } from './machine';
import { type ReelState, reelStates, type SymbolSet } from './reel-state';
import { tumblesOf } from './tumble-rules';

/** Stops of one reel that a cascade does not tell apart, and the reel as it is now for each of them. */
export interface StopGroup {
  readonly stops: readonly number[];
  readonly states: readonly ReelState[];
}

/** Combinations of stops whose cascades are the same. It is valid only during the call that reports it. */
export interface CascadeEnd {
  /** Number of reels of which the combinations have one stop each, from the left. */
  readonly read: number;
  /** Stops of these reels; further entries have no meaning. */
  readonly stops: ArrayLike<number>;
  /** Stops of the reel after them; empty for none. All stops of the reels after it belong to the combinations. */
  readonly next: StopGroup;
  /** Scatters of the last window on the reels with one stop. */
  readonly scatters: number;
  /** Pay of all ways, in stake parts, with their multipliers. */
  readonly paid: number;
  readonly tumbles: number;
}

/**
 * Plays the cascade of every combination of stops, and reports each group of combinations once.
 *
 * A reel is read only when ways of all reels before it are open, and its stops that continue none of them stay together; so do those stops
 * of the last reel that continue them alike. Most combinations lose within three reels, so tens of millions of them take a fraction of a
 * second.
 *
 * @throws RangeError for a machine that has no tumbles, another feature besides, or too many rows or symbols for the keys of equal stops
 */
export function walkCascades(machine: SlotMachine, onEnd: (end: CascadeEnd) => void): void {
  const rules = tumblesOf(machine);
  checkKeys(machine);
  const reelCount = machine.reels.length;
  const everyStop = machine.reels.map((strip): StopGroup => ({
    stops: [...strip.keys()],
    states: reelStates(machine, strip),
  }));
  const { readWays, gone } = wayReader(machine);
  /** Reels as they are at each depth of the recursion, which is a reel read or a tumble. */
  const reelsAt = Array.from({ length: rules.most + reelCount + 1 }, () => new Array<ReelState>(reelCount));
  const stops = new Int32Array(reelCount);
  const end = { read: 0, stops, next: noStops, scatters: 0, paid: 0, tumbles: 0 };
  play(0, everyStop[0] ?? noStops, 0, 0);

  function play(read: number, next: StopGroup, paid: number, tumbles: number): void {
    const reels = reelsAt[read + tumbles] as ReelState[];
    const open = tumbles < rules.most && read < reelCount ? openAfter(reels, read) : 0;
    if (open === 0) {
      readOn(read, { reels: read, next }, paid, tumbles);
      return;
    }
    const { closing, continuing } = split(next, open, read === reelCount - 1);
    if (read === reelCount - 1)
      for (const group of continuing) {
        reels[read] = group.states[0] as ReelState;
        readOn(read, { reels: read + 1, next: group }, paid, tumbles);
      }
    else
      for (const group of continuing) {
        stops[read] = group.stops[0] as number;
        const onward = reelsAt[read + tumbles + 1] as ReelState[];
        for (let reel = 0; reel < read; reel += 1) onward[reel] = reels[reel] as ReelState;
        onward[read] = group.states[0] as ReelState;
        play(read + 1, everyStop[read + 1] ?? noStops, paid, tumbles);
      }
    if (closing.stops.length > 0) readOn(read, { reels: read, next: closing }, paid, tumbles);
  }

  /** Pays the ways of these reels and lets symbols fall, or reports the end. */
  function readOn(
    read: number,
    { reels: count, next }: { reels: number; next: StopGroup },
    paid: number,
    tumbles: number,
  ): void {
    const reels = reelsAt[read + tumbles] as ReelState[];
    const won = tumbles < rules.most ? readWays(reels, count) : 0;
    if (won === 0) {
      report(read, next, paid, tumbles);
      return;
    }
    const onward = reelsAt[read + tumbles + 1] as ReelState[];
    for (let reel = 0; reel < read; reel += 1)
      onward[reel] = without(reels[reel] as ReelState, gone[reel] as SymbolSet);
    const fallen = count > read ? withoutAll(next, gone[read] as SymbolSet) : next;
    play(read, fallen, paid + won * tumbleMultiplier(rules, tumbles), tumbles + 1);
  }

  function report(read: number, next: StopGroup, paid: number, tumbles: number): void {
    const reels = reelsAt[read + tumbles] as ReelState[];
    end.scatters = 0;
    for (let reel = 0; reel < read; reel += 1) end.scatters += (reels[reel] as ReelState).scatters;
    end.read = read;
    end.next = next;
    end.paid = paid;
    end.tumbles = tumbles;
    onEnd(end);
  }
}

const noStops: StopGroup = { stops: [], states: [] };

/**
 * Splits stops into those that continue no open way, and groups of the others: one for each stop or, where only the number of rows matters,
 * one for all stops with equal rows.
 */
function split({ stops, states }: StopGroup, open: SymbolSet, byRows: boolean) {
  const closing = { stops: [] as number[], states: [] as ReelState[] };
  const continuing = new Map<number, typeof closing>();
  stops.forEach((stop, at) => {
    const state = states[at] as ReelState;
    let group = closing;
    if ((state.fitting & open) !== 0) {
      const key = byRows ? rowsKey(state, open) : at;
      group = continuing.get(key) ?? { stops: [], states: [] };
      continuing.set(key, group);
    }
    group.stops.push(stop);
    group.states.push(state);
  });
  return { closing, continuing: continuing.values() };
}

/** Equal for reels that continue open ways by equally many rows and wilds. */
function rowsKey({ rowsOf, wilds }: ReelState, open: SymbolSet): number {
  let key = wilds;
  rowsOf.forEach((rows, symbol) => {
    if ((open >> symbol) & 1) key = key * keySpan + rows;
  });
  return key;
}

/** More than the rows of a reel. */
const keySpan = 8;

/** @throws RangeError for a machine whose keys of rows would not be distinct and exact */
function checkKeys({ id, rows, symbols }: SlotMachine): void {
  if (rows >= keySpan || !Number.isSafeInteger(keySpan ** (symbols.length + 1)))
    throw new RangeError(`${id} has too many rows or symbols to read its tumbles exactly`);
}

function without(state: ReelState, gone: SymbolSet): ReelState {
  return gone === 0 ? state : state.without(gone);
}

function withoutAll({ stops, states }: StopGroup, gone: SymbolSet): StopGroup {
  return { stops, states: states.map((state) => without(state, gone)) };
}

/** Returns the pay of all ways of some reels, without a multiplier, and keeps in `gone` what vanishes from each reel. */
function wayReader(machine: SlotMachine) {
  const pays = machine.symbols.map((symbol) => machine.payTable[symbol] ?? []);
  const wild = machine.symbols.indexOf(machine.wild);
  const shortest =
    Math.min(...pays.map((row) => row.findIndex((pay) => pay > 0)).filter((at) => at >= 0)) + 1;
  const gone = new Int32Array(machine.reels.length);
  return { readWays, gone };

  function readWays(reels: readonly ReelState[], count: number): number {
    if (count < shortest) return 0;
    gone.fill(0);
    let paid = 0;
    for (let left = openAfter(reels, shortest); left !== 0; left &= left - 1)
      paid += readSymbol(reels, count, 31 - Math.clz32(left & -left));
    return paid;
  }

  function readSymbol(reels: readonly ReelState[], of: number, symbol: number): number {
    let [count, ways, ofWildsAlone] = [0, 1, symbol === wild ? 0 : 1];
    while (count < of) {
      const { rowsOf, wilds } = reels[count] as ReelState;
      const rows = rowsOf[symbol] as number;
      if (rows === 0) break;
      ways *= rows;
      ofWildsAlone *= wilds;
      count += 1;
    }
    const pay = (pays[symbol]?.[count - 1] ?? 0) * (ways - ofWildsAlone);
    if (pay > 0) {
      const vanished = (1 << symbol) | (1 << wild);
      for (let reel = 0; reel < count; reel += 1) gone[reel] = (gone[reel] as SymbolSet) | vanished;
    }
    return pay;
  }
}

/** Symbols whose ways continue through the first reels; every symbol before the first. */
function openAfter(reels: readonly ReelState[], count: number): SymbolSet {
  let open = -1;
  for (let reel = 0; reel < count; reel += 1) open &= (reels[reel] as ReelState).fitting;
  return open;
}
