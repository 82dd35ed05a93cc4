import type { Coin } from '#domain/money/coin';
import {
  dayShown,
  nextMidnight,
  nextStart,
  numberOf,
  type PeriodName,
  periodNames,
  type Place,
} from '#domain/player/calendar-fixture';

/** A log of everything a player did: an oracle for limits that recomputes each sum from the log. */
export interface PlayLog {
  readonly lines: readonly LogLine[];
  readonly home: Home;
  readonly lastRoundAt: Date | null;
}

/** Where a player lives, and the pending move. */
interface Home {
  readonly from: Place;
  readonly to: Place;
  readonly movesAt: Date;
}

type Thing = 'stake-gold' | 'stake-sweeps' | 'loss-gold' | 'loss-sweeps' | 'purchase' | 'time';
interface LogLine {
  readonly sums: Readonly<Partial<Record<Thing, number>>>;
  /** Number of each period the line counts in. */
  readonly in: Readonly<Record<PeriodName, number>>;
}

export type LogEvent =
  | { readonly what: 'round'; readonly coin: Coin; readonly stake: number; readonly payout: number }
  | { readonly what: 'purchase'; readonly cents: number };
export type Maxima = Readonly<Partial<Record<`${Thing} ${PeriodName}`, number>>>;

/** Gap between rounds, in milliseconds, from which the time does not count as played. */
export const restMs = 300_000;

export function emptyLog(place: Place, at: Date): PlayLog {
  const log = { lines: [], home: { from: place, to: place, movesAt: at }, lastRoundAt: null };
  return { ...log, lines: [{ sums: {}, in: periodsAt(log, at) }] };
}

export function move(log: PlayLog, to: Place, at: Date): PlayLog {
  const from = placeAt(log.home, at);
  const movesAt = [nextMidnight(from, at), nextMidnight(to, at)].reduce((left, right) => {
    return left > right ? left : right;
  });
  return { ...log, home: { from, to, movesAt } };
}

export function write(log: PlayLog, event: LogEvent, at: Date): PlayLog {
  const isRound = event.what === 'round';
  const line = { sums: sumsOf(log, event, at), in: periodsAt(log, at) };
  return { ...log, lines: [...log.lines, line], lastRoundAt: isRound ? at : log.lastRoundAt };
}

/** The limit that would be exceeded; of several, the one that resets last. */
export function limitPassed(log: PlayLog, maxima: Maxima, event: LogEvent, at: Date) {
  const amounts: readonly (readonly [Thing, number])[] =
    event.what === 'purchase'
      ? [['purchase', event.cents]]
      : [
          ['time', Math.max(1, sumsOf(log, event, at).time ?? 0)],
          [`loss-${event.coin}`, event.stake],
          [`stake-${event.coin}`, event.stake],
        ];
  const current = periodsAt(log, at);
  const passed = amounts.flatMap(([thing, more]) =>
    periodNames.flatMap((period) => {
      const most = maxima[`${thing} ${period}`];
      if (most === undefined) return [];
      const left = most - usedOf(log, thing, period, current[period]);
      if (more <= left) return [];
      const code = `play-limits/${thing.split('-')[0]}-limit-reached`;
      const resetsAt = nextStart(period, (each) => dayAt(log.home, each), {
        after: at,
        than: current[period],
      });
      return [{ code, period, most, left: Math.max(0, left), resetsAt }];
    }),
  );
  return passed.toSorted((left, right) => right.resetsAt.getTime() - left.resetsAt.getTime())[0] ?? null;
}

/** Amount used in the period of an instant. */
export function usedAt(log: PlayLog, thing: Thing, period: PeriodName, at: Date): number {
  return usedOf(log, thing, period, periodsAt(log, at)[period]);
}

function usedOf({ lines }: PlayLog, thing: Thing, period: PeriodName, number: number): number {
  let used = 0;
  for (const line of lines) if (line.in[period] === number) used += line.sums[thing] ?? 0;
  return used;
}

function sumsOf({ lastRoundAt }: PlayLog, event: LogEvent, at: Date): LogLine['sums'] {
  if (event.what === 'purchase') return { purchase: event.cents };
  const { coin, stake, payout } = event;
  const gapMs = lastRoundAt ? at.getTime() - lastRoundAt.getTime() : 0;
  const time = gapMs > 0 && gapMs < restMs ? gapMs : 0;
  return { [`stake-${coin}`]: stake, [`loss-${coin}`]: stake - payout, time };
}

/** Periods never go back, whatever the local clock shows: the last line is in the latest period. */
function periodsAt({ lines, home }: Pick<PlayLog, 'lines' | 'home'>, at: Date): LogLine['in'] {
  const day = dayAt(home, at);
  const latest = lines.at(-1)?.in;
  const numberAt = (period: PeriodName) => Math.max(numberOf(period, day), latest?.[period] ?? -Infinity);
  return { day: numberAt('day'), week: numberAt('week'), month: numberAt('month') };
}

function dayAt(home: Home, at: Date): string {
  return dayShown(placeAt(home, at), at);
}

function placeAt({ from, to, movesAt }: Home, at: Date): Place {
  return at >= movesAt ? to : from;
}
