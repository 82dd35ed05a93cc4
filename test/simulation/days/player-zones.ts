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

/** Clock changes around which the simulated fortnights lie. */
const changes = [...new Set(zones.flatMap(changesOf).map((at) => at.getTime()))].filter(
  (ms) => ms > Date.UTC(2026, 0, 20) && ms < Date.UTC(2027, 3, 1),
);

/** Time zones of a player before and after a move, as the oracle computes them. */
export interface PlayerZone {
  readonly from: Place;
  readonly to: Place;
  readonly movesAt: Date;
}

/** The day in the player’s local calendar. */
export function localDay({ from, to, movesAt }: PlayerZone, at: Date): string {
  return dayShown(at >= movesAt ? to : from, at);
}

/** Chooses a zone and a fortnight around a clock change. */
export function chooseZone(
  random: Random,
  number: number,
): { zone: Place; begins: number; playerZone: PlayerZone } {
  const zone = zones[number % zones.length]!;
  const begins = random.pick(changes) - Math.floor(random.between(1, dayCount - 1) * dayMs);
  return { zone, begins, playerZone: { from: zone, to: zone, movesAt: new Date(begins) } };
}

/** The time zones after a move, which takes effect at the later of both next midnights. */
export function moveZone({ from, to, movesAt }: PlayerZone, next: Place, at: Date): PlayerZone {
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
export async function simulateAll<Counts extends Record<string, number>>(
  simulate: (number: number) => Promise<Counts>,
): Promise<Counts> {
  const totals: Record<string, number> = {};
  for (let number = 0; number < playerCount; number += 1)
    for (const [what, times] of Object.entries(await simulate(number)))
      totals[what] = (totals[what] ?? 0) + times;
  return totals as Counts;
}
