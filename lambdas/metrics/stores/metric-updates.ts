import type { UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { closedDaysPartition } from '../../../lib/table-partitions';
import type { Cursor, Move } from './metric-moves';
import type { Totals } from './metric-totals';

/** One update of an item of the `metrics` table. */
export type MetricUpdate = Pick<
  UpdateCommandInput,
  'Key' | 'ConditionExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
> & { readonly UpdateExpression: string };

/** The name of a player's item, and of the list of parked players. */
export const metric = 'house-totals';
export const parkedSubject = 'parked';

/** Moves a cursor past the added rows, and adds them to the player's statistics in the same item. */
export function movedTo({ from, to, statistics, activeOn }: Move): MetricUpdate {
  const added = additions(statistics);
  const isActive = activeOn !== undefined;
  const moved = `SET #lastSequence = :to${isActive ? ', #activeOn = :activeOn' : ''}`;
  return update(cursorKey(from.player), {
    expression: `${moved} REMOVE #tries, #fault${added ? ` ${added.expression}` : ''}`,
    condition: isWhere(from),
    names: {
      ...cursorNames,
      '#tries': 'tries',
      '#fault': 'fault',
      ...(isActive && { '#activeOn': 'activeOn' }),
      ...added?.names,
    },
    values: {
      ...whereValues(from),
      ':to': to,
      ...(isActive && { ':activeOn': activeOn }),
      ...added?.values,
    },
  });
}

/**
 * Adds to a part of a day's metric; null when nothing changes.
 *
 * @param recorded  the same totals as they were read, which must not have changed. @default adds in any case
 */
export function addedTo(key: Record<string, string>, totals: Totals, recorded?: Totals): MetricUpdate | null {
  const added = additions(totals);
  if (!added || !recorded) return added && update(key, added);
  const known = Object.keys(added.names).map((name) => ({ name, total: recorded[added.names[name] ?? ''] }));
  return update(key, {
    ...added,
    condition: known
      .map(({ name, total }, index) =>
        total === undefined ? `attribute_not_exists(${name})` : `${name} = :was${index}`,
      )
      .join(' AND '),
    values: {
      ...added.values,
      ...Object.fromEntries(
        known.flatMap(({ total }, index) => (total === undefined ? [] : [[`:was${index}`, total]])),
      ),
    },
  });
}

/** Notes an addition to a day that is over: sums of the day that were stored before it are outdated. */
export function lateAdditionTo(day: string): MetricUpdate {
  return update(markKey(day), {
    expression: 'ADD #lateAdditions :one',
    names: { '#lateAdditions': 'lateAdditions' },
    values: { ':one': 1 },
  });
}

/** Counts a try of the row after a cursor. */
export function triedAt(at: Cursor, fault: string): MetricUpdate {
  return update(cursorKey(at.player), {
    expression: 'SET #tries = :tries, #fault = :fault',
    condition: isWhere(at),
    names: { ...cursorNames, '#tries': 'tries', '#fault': 'fault' },
    values: { ...whereValues(at), ':tries': at.tries + 1, ':fault': fault },
  });
}

/** Parks a player, and lists them as parked. */
export function parkedAt(at: Cursor, fault: string, instant: Date): MetricUpdate[] {
  const tried = triedAt(at, fault);
  const values = { ':parkedAt': instant.toISOString() };
  return [
    {
      ...tried,
      UpdateExpression: `${tried.UpdateExpression}, #parkedAt = :parkedAt`,
      ExpressionAttributeValues: { ...tried.ExpressionAttributeValues, ...values },
    },
    update(parkedKey(at.player), { expression: 'SET #parkedAt = :parkedAt', names: parkedName, values }),
  ];
}

/** Unparks a player, if they are parked. */
export function unparked(player: string): MetricUpdate[] {
  return [
    update(cursorKey(player), {
      expression: 'REMOVE #parkedAt, #tries, #fault',
      condition: 'attribute_exists(#parkedAt)',
      names: { ...parkedName, '#tries': 'tries', '#fault': 'fault' },
    }),
    update(parkedKey(player), { expression: 'REMOVE #parkedAt', names: parkedName }),
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

export function markKey(day: string) {
  return { subject: closedDaysPartition, metric: day };
}

function parkedKey(player: string) {
  return { subject: parkedSubject, metric: `${metric}#${player}` };
}

const parkedName = { '#parkedAt': 'parkedAt' };
const cursorNames = { '#lastSequence': 'lastSequence', '#parkedAt': 'parkedAt' };

/** Holds while the cursor was neither moved nor parked since it was read. A first row that failed leaves an item without a number. */
function isWhere({ lastSequence }: Cursor): string {
  const isThere = lastSequence === 0 ? 'attribute_not_exists(#lastSequence)' : '#lastSequence = :from';
  return `${isThere} AND attribute_not_exists(#parkedAt)`;
}

function whereValues({ lastSequence }: Cursor): Record<string, number> {
  return lastSequence === 0 ? {} : { ':from': lastSequence };
}

function additions(totals: Totals) {
  const changes = Object.entries(totals).filter(([, change]) => change !== 0);
  if (changes.length === 0) return null;
  return {
    expression: `ADD ${changes.map((_each, index) => `#t${index} :t${index}`).join(', ')}`,
    names: Object.fromEntries(changes.map(([name], index) => [`#t${index}`, name])),
    values: Object.fromEntries(changes.map(([, change], index) => [`:t${index}`, change])),
  };
}

function update(
  key: Record<string, string>,
  request: {
    expression: string;
    condition?: string;
    names: Record<string, string>;
    values?: Record<string, unknown>;
  },
): MetricUpdate {
  return {
    Key: key,
    UpdateExpression: request.expression,
    ...(request.condition && { ConditionExpression: request.condition }),
    ExpressionAttributeNames: request.names,
    ...(request.values && { ExpressionAttributeValues: request.values }),
  };
}
