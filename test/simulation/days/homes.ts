import { changesOf, dayShown, nextMidnight, type Place, places } from '#domain/player/calendar-fixture';
import { sizes } from '../../scale';
import type { Random } from '../scheduler/random';

/** Number of players, and of days for each. */
export const playerCount = sizes.calendarPlayers;
export const dayCount = 14;

export const dayMs = 86_400_000;
export const minuteMs = 60_000;

/** Zones whose tables agree. */
export const zones = places.filter((place) => place !== 'Pacific/Apia');

/** Clock changes around which players live. */
const changes = [...new Set(zones.flatMap(changesOf).map((at) => at.getTime()))].filter(
  (ms) => ms > Date.UTC(2026, 0, 20) && ms < Date.UTC(2027, 3, 1),
);

/** Time zone of a player before and after a move, as the oracle computes it. */
export interface Home {
  readonly from: Place;
  readonly to: Place;
  readonly movesAt: Date;
}

/** The day in the player’s local calendar. */
export function shownAt({ from, to, movesAt }: Home, at: Date): string {
  return dayShown(at >= movesAt ? to : from, at);
}

/** Chooses a zone and a fortnight around a clock change. */
export function settleSomewhere(random: Random, number: number): { zone: Place; begins: number; home: Home } {
  const zone = zones[number % zones.length]!;
  const begins = random.pick(changes) - Math.floor(random.between(1, dayCount - 1) * dayMs);
  return { zone, begins, home: { from: zone, to: zone, movesAt: new Date(begins) } };
}

/** The home after a move, which takes effect at the later of both next midnights. */
export function moved({ from, to, movesAt }: Home, next: Place, at: Date): Home {
  const current = at >= movesAt ? to : from;
  if (current === next) return { from: current, to: next, movesAt: at };
  const midnights = [nextMidnight(current, at), nextMidnight(next, at)].map((each) => each.getTime());
  return { from: current, to: next, movesAt: new Date(Math.max(...midnights)) };
}

/**
 * Sorted instants of a fortnight, random or within a minute of midnight.
 *
 * @param options.anyTime  share of random instants
 */
export function instantsOf(
  random: Random,
  { begins, zone, timesADay, anyTime }: { begins: number; zone: Place; timesADay: number; anyTime: number },
): Date[] {
  const instants = Array.from({ length: dayCount * timesADay }, () => {
    const at = new Date(begins + random.below(dayCount * dayMs));
    if (random.chance(anyTime)) return at;
    return new Date(nextMidnight(zone, at).getTime() + random.below(2 * minuteMs) - minuteMs);
  });
  return instants.toSorted((left, right) => left.getTime() - right.getTime());
}

/** Simulates all players in sequence and adds up their counters. */
export async function liveAll<Seen extends Record<string, number>>(
  live: (number: number) => Promise<Seen>,
): Promise<Seen> {
  const seen: Record<string, number> = {};
  for (let number = 0; number < playerCount; number += 1)
    for (const [what, times] of Object.entries(await live(number))) seen[what] = (seen[what] ?? 0) + times;
  return seen as Seen;
}
