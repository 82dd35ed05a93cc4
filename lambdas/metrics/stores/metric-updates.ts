import {
  ifAbsent,
  ifAll,
  ifEqual,
  ifPresent,
  optimisticLock,
  type WriteCondition,
} from '#lambdas/runtime/aws/conditions';
import { type Change, type UpdateExpressions, updateOf } from '#lambdas/runtime/aws/updates';
import { closedDaysPartition } from '../../../lib/table-partitions';
import type { Cursor, Move } from './metric-moves';
import type { Totals } from './metric-totals';

/** One update of an item of the `metrics` table. */
export type MetricUpdate = UpdateExpressions & { readonly Key: Record<string, string> };

/** The name of a player's item, and of the list of parked players. */
export const metric = 'house-totals';
export const parkedSubject = 'parked';

/** Moves a cursor past the added rows, and adds them to the player's statistics in the same item. */
export function movedTo({ from, to, statistics, activeOn }: Move): MetricUpdate {
  return update(cursorKey(from.player), {
    set: { lastSequence: to, ...(activeOn !== undefined && { activeOn }) },
    remove: ['tries', 'fault'],
    add: additions(statistics),
    when: ifThere(from),
  });
}

/**
 * Adds to a part of a day's metric; null when nothing changes.
 *
 * @param recorded  the same totals as they were read, which must not have changed. @default adds in any case
 */
export function addedTo(key: Record<string, string>, totals: Totals, recorded?: Totals): MetricUpdate | null {
  const add = additions(totals);
  const names = Object.keys(add);
  if (names.length === 0) return null;
  if (!recorded) return update(key, { add });
  const ifRecorded = (name: string) =>
    recorded[name] === undefined ? ifAbsent(name) : ifEqual(name, recorded[name]);
  return update(key, { add, when: ifAll(...names.map(ifRecorded)) });
}

/** Notes an addition to a day that is over: sums of the day that were stored before it are outdated. */
export function lateAdditionTo(day: string): MetricUpdate {
  return update(markKey(day), { add: { lateAdditions: 1 } });
}

/** Marks a day as closed with sums as of a number of late additions, which must not have changed. */
export function closedAt(day: string, lateAdditions: number): MetricUpdate {
  return update(markKey(day), {
    set: { summed: lateAdditions },
    when: optimisticLock('lateAdditions', lateAdditions),
  });
}

/** Counts a try of the row after a cursor. */
export function triedAt(at: Cursor, fault: string): MetricUpdate {
  return update(cursorKey(at.player), { set: { tries: at.tries + 1, fault }, when: ifThere(at) });
}

/** Parks a player, and lists them as parked. */
export function parkedAt(at: Cursor, fault: string, instant: Date): MetricUpdate[] {
  const parked = { parkedAt: instant.toISOString() };
  return [
    update(cursorKey(at.player), { set: { tries: at.tries + 1, fault, ...parked }, when: ifThere(at) }),
    update(parkedKey(at.player), { set: parked }),
  ];
}

/** Unparks a player, if they are parked. */
export function unparked(player: string): MetricUpdate[] {
  return [
    update(cursorKey(player), { remove: ['parkedAt', 'tries', 'fault'], when: ifPresent('parkedAt') }),
    update(parkedKey(player), { remove: ['parkedAt'] }),
  ];
}

export function cursorKey(player: string) {
  return { subject: `player#${player}`, metric };
}

/** The key of a part of a day's metric. */
export function dayKey(day: string, part: number, name: string) {
  return { subject: daySubject(day, part), metric: name };
}

export function daySubject(day: string, part: number): string {
  return `day#${day}#${part}`;
}

function markKey(day: string) {
  return { subject: closedDaysPartition, metric: day };
}

function parkedKey(player: string) {
  return { subject: parkedSubject, metric: `${metric}#${player}` };
}

/** Holds while the cursor was neither moved nor parked since it was read. A first row that failed leaves an item without a number. */
function ifThere({ lastSequence }: Cursor): WriteCondition {
  return ifAll(optimisticLock('lastSequence', lastSequence), ifAbsent('parkedAt'));
}

function additions(totals: Totals): Record<string, number> {
  return Object.fromEntries(Object.entries(totals).filter(([, change]) => change !== 0));
}

function update(key: Record<string, string>, change: Change): MetricUpdate {
  return { Key: key, ...updateOf(change) };
}
