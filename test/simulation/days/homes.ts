import { changesOf, dayShown, nextMidnight, type Place, places } from '#domain/player/calendar-fixture';
import { sizes } from '../../scale';
import type { Random } from '../scheduler/random';

/** How many live through how many days each. */
export const playerCount = sizes.calendarPlayers;
export const dayCount = 14;

export const dayMs = 86_400_000;
export const minuteMs = 60_000;

/** Where all tables are true at the same time. */
export const zones = places.filter((place) => place !== 'Pacific/Apia');

/** Instants at which clocks somewhere change, in whose fortnight somebody may play. */
const changes = [...new Set(zones.flatMap(changesOf).map((at) => at.getTime()))].filter(
  (ms) => ms > Date.UTC(2026, 0, 20) && ms < Date.UTC(2027, 3, 1),
);

/** Where somebody lives, and where from an instant on: the oracle's own account of moves. */
export interface Home {
  readonly from: Place;
  readonly to: Place;
  readonly movesAt: Date;
}

/** The day that the calendar on somebody's wall shows. */
export function shownAt({ from, to, movesAt }: Home, at: Date): string {
  return dayShown(at >= movesAt ? to : from, at);
}

/** Where somebody lives, and since when, in a fortnight around a change of clocks. */
export function settleSomewhere(random: Random, number: number): { zone: Place; begins: number; home: Home } {
  const zone = zones[number % zones.length]!;
  const begins = random.pick(changes) - Math.floor(random.between(1, dayCount - 1) * dayMs);
  return { zone, begins, home: { from: zone, to: zone, movesAt: new Date(begins) } };
}

/** A home after a move, which counts from the later of the two next midnights on. */
export function moved({ from, to, movesAt }: Home, next: Place, at: Date): Home {
  const current = at >= movesAt ? to : from;
  if (current === next) return { from: current, to: next, movesAt: at };
  const midnights = [nextMidnight(current, at), nextMidnight(next, at)].map((each) => each.getTime());
  return { from: current, to: next, movesAt: new Date(Math.max(...midnights)) };
}

/**
 * Instants of a fortnight in their order: any, or within a minute of a midnight.
 *
 * @param asked.anyTime  how many of them may be any
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

/** Has everybody live, one after the other, and adds up what was seen of them. */
export async function liveAll<Seen extends Record<string, number>>(
  live: (number: number) => Promise<Seen>,
): Promise<Seen> {
  const seen: Record<string, number> = {};
  for (let number = 0; number < playerCount; number += 1)
    for (const [what, times] of Object.entries(await live(number))) seen[what] = (seen[what] ?? 0) + times;
  return seen as Seen;
}
