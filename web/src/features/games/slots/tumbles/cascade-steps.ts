import { type CascadeWindow, cascadeFrom } from '#domain/games/slots/cascade';
import type { SlotMachine } from '#domain/games/slots/machine';
import { priceOf } from '#domain/games/slots/price';
import { isCelebrated, winSize } from '../../win/win-size';
import { reelFall } from '../motion/tumble-motion';
import type { SlotRound } from '../published-slot-game';
import type { ReelsAt } from '../reels-at';
import type { Spin } from '../rounds/shown-spin';
import { type Cell, winningWayCells } from '../wins/winning-cells';

type WayWin = Spin['wayWins'][number];

/** One winning window of a cascade as the table shows it, and the tumble that follows. */
export interface CascadeStep {
  /** The window, before its tumble. */
  readonly at: ReelsAt;
  /** The window that the tumble leads to, with the motion that leads there. */
  readonly after: ReelsAt;
  /** Its position among the multipliers of the machine. */
  readonly tumbles: number;
  readonly multiplier: number;
  /** Payouts in the coin's smallest unit, the multiplier included. */
  readonly wins: readonly WayWin[];
  readonly cells: readonly Cell[];
  readonly countFrom: number;
  readonly countTo: number;
}

/** The cascade of the staked spin: each window that wins, and the one that stays. */
export interface Cascade {
  readonly steps: readonly CascadeStep[];
  readonly rest: ReelsAt;
  /** The window that stays. */
  readonly window: Spin['window'];
  /** Whether the spin pays more than the stake, so that its sum is counted and has its sounds. */
  readonly isCelebrated: boolean;
}

/**
 * The cascade of a round, which its stops decide; null for a spin without a tumble.
 *
 * @param machine  the machine of the round
 * @param at       the reels at the stops of the spin
 */
export function cascadeOf(
  machine: SlotMachine,
  { stake, outcome }: Pick<SlotRound, 'stake' | 'outcome'>,
  at: ReelsAt,
): Cascade | null {
  const spin = outcome.spins[0];
  if (!machine.tumbles || !spin?.tumbles) return null;
  const windows = cascadeFrom(machine, machine.tumbles, spin.stops);
  const places = windows.map((window, tumbles) => (tumbles === 0 ? at : restingAt(machine, at, window)));
  const steps: CascadeStep[] = [];
  windows.slice(0, -1).forEach(({ window, runs, multiplier }, tumbles) => {
    const wins = runs.map(({ pays, ...run }): WayWin => {
      return { ...run, payout: priceOf(machine, pays, stake, multiplier) };
    });
    const cells = wins.flatMap((win) => winningWayCells(machine, window, win));
    const countFrom = steps.at(-1)?.countTo ?? 0;
    const countTo = wins.reduce((sum, { payout }) => sum + payout, countFrom);
    const reels = window.map((symbols, reel) =>
      reelFall(symbols.length, new Set(cells.filter((cell) => cell.reel === reel).map(({ row }) => row))),
    );
    const from = places[tumbles] as ReelsAt;
    steps.push({
      at: from,
      after: { ...(places[tumbles + 1] as ReelsAt), fall: { from, reels } },
      tumbles,
      multiplier,
      wins,
      cells,
      countFrom,
      countTo,
    });
  });
  return {
    steps,
    rest: places.at(-1) as ReelsAt,
    window: (windows.at(-1)?.window ?? []).map((symbols) => [...symbols]),
    isCelebrated: isCelebrated(winSize({ stake, payout: spin.payout })),
  };
}

/** Strips that begin with a window of a cascade and go on as if the reels had been turned there. */
function restingAt(machine: SlotMachine, at: ReelsAt, { window, above }: CascadeWindow): ReelsAt {
  const strips = window.map((symbols, reel) => {
    const strip = machine.reels[reel] ?? [];
    const next = (above[reel] ?? 0) + 1;
    return [...symbols, ...strip.slice(next), ...strip.slice(0, next)];
  });
  return { ...at, strips, stops: strips.map(() => 0) };
}
