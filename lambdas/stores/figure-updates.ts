import type { UpdateCommandInput } from '@aws-sdk/lib-dynamodb';

/** Sums by name, such as `house:games gold`. What is not named is 0. */
export type Totals = Readonly<Record<string, number>>;

/** How far the rows of a player have been added up. */
export interface Cursor {
  readonly player: string;
  /** Every row up to this number is in the totals, and none after it. */
  readonly lastSequence: number;
  /** How often the next row has failed. */
  readonly tries: number;
  /** Whether this player's rows are left out until somebody replays them. */
  readonly isParked: boolean;
}

/** One update of an item of the `figures` table. */
export type FigureUpdate = Pick<
  UpdateCommandInput,
  'Key' | 'ConditionExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
> & { readonly UpdateExpression: string };

/** Name of this figure among those that may follow. */
export const figure = 'house-totals';
export const parkedSubject = 'parked';

/** Moves a cursor past the rows that were added. */
export function movedTo(from: Cursor, to: number): FigureUpdate {
  return update(cursorKey(from.player), {
    expression: 'SET #lastSequence = :to REMOVE #tries, #fault',
    condition: isWhere(from),
    names: { ...cursorNames, '#tries': 'tries', '#fault': 'fault' },
    values: { ...whereValues(from), ':to': to },
  });
}

/** Adds to a part of a day's totals; null when nothing changes. */
export function addedTo(day: string, shard: number, totals: Totals): FigureUpdate | null {
  const changes = Object.entries(totals).filter(([, change]) => change !== 0);
  if (changes.length === 0) return null;
  return update(dayKey(day, shard), {
    expression: `ADD ${changes.map((_each, index) => `#t${index} :t${index}`).join(', ')}`,
    names: Object.fromEntries(changes.map(([name], index) => [`#t${index}`, name])),
    values: Object.fromEntries(changes.map(([, change], index) => [`:t${index}`, change])),
  });
}

/** Counts a try of the row after a cursor. */
export function triedAt(at: Cursor, fault: string): FigureUpdate {
  return update(cursorKey(at.player), {
    expression: 'SET #tries = :tries, #fault = :fault',
    condition: isWhere(at),
    names: { ...cursorNames, '#tries': 'tries', '#fault': 'fault' },
    values: { ...whereValues(at), ':tries': at.tries + 1, ':fault': fault },
  });
}

/** Parks a player, and lists them among those who are. */
export function parkedAt(at: Cursor, fault: string, instant: Date): FigureUpdate[] {
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

/** Takes a player back in, if they are parked. */
export function unparked(player: string): FigureUpdate[] {
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
  return { subject: `player#${player}`, figure };
}

export function dayKey(day: string, shard: number) {
  return { subject: `day#${day}#${shard}`, figure };
}

function parkedKey(player: string) {
  return { subject: parkedSubject, figure: `${figure}#${player}` };
}

const parkedName = { '#parkedAt': 'parkedAt' };
const cursorNames = { '#lastSequence': 'lastSequence', '#parkedAt': 'parkedAt' };

/** Holds while nobody has moved or parked the cursor since it was read. A first row that failed left an item without number. */
function isWhere({ lastSequence }: Cursor): string {
  const isThere = lastSequence === 0 ? 'attribute_not_exists(#lastSequence)' : '#lastSequence = :from';
  return `${isThere} AND attribute_not_exists(#parkedAt)`;
}

function whereValues({ lastSequence }: Cursor): Record<string, number> {
  return lastSequence === 0 ? {} : { ':from': lastSequence };
}

function update(
  key: Record<string, string>,
  request: {
    expression: string;
    condition?: string;
    names: Record<string, string>;
    values?: Record<string, unknown>;
  },
): FigureUpdate {
  return {
    Key: key,
    UpdateExpression: request.expression,
    ...(request.condition && { ConditionExpression: request.condition }),
    ExpressionAttributeNames: request.names,
    ...(request.values && { ExpressionAttributeValues: request.values }),
  };
}
