import { BatchGetCommand, type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { batchesOf, getAll } from '#lambdas/runtime/aws/get-all';
import { queryAll } from '#lambdas/runtime/aws/query-pages';
import { createClosedDayReads } from './closed-day-reads';
import { addTo, type Cursor, parts } from './metric-moves';
import type { Metrics, MetricsByDay, Totals } from './metric-totals';
import { cursorKey, dayKey, daySubject } from './metric-updates';
import { readReport } from './read-report';

export interface MetricReads {
  /** A player's cursor. Strongly consistent. */
  cursor(player: string): Promise<Cursor>;
  /** The cursors of players. Each is strongly consistent; those that a busy table left out are missing. */
  cursors(players: readonly string[]): Promise<ReadonlyMap<string, Cursor>>;
  /**
   * Parts of the metrics of a day, to be summed. Each is strongly consistent.
   *
   * @param numbers @default all parts
   */
  partsOn(day: string, numbers?: readonly number[]): Promise<readonly Metrics[]>;
  /**
   * Metrics of consecutive days by day and name; absent ones are missing. Equal to `sumsOf`, but reads the parts of those days only that
   * are not closed. Eventually consistent.
   */
  reportOf(days: readonly string[], metrics: readonly string[]): Promise<MetricsByDay>;
  /** Metrics by day and name, summed over their parts; absent ones are missing. Eventually consistent unless requested otherwise. */
  sumsOf(
    days: readonly string[],
    metrics: readonly string[],
    read?: { readonly isConsistent: boolean },
  ): Promise<MetricsByDay>;
  /** All parts of one metric of a day, to be summed. Eventually consistent. */
  partsOf(day: string, metric: string): Promise<readonly Totals[]>;
  /** A player's statistics, and the number of the last row in them. Strongly consistent. */
  statistics(player: string): Promise<{ readonly lastSequence: number; readonly totals: Totals }>;
}

/** The number of concurrent page reads: with more, those at a slow table wait for each other longer than a request may take. */
const mostReaders = 4;

/** Totals by name, beside the key. */
type MetricItem = ReturnType<typeof dayKey> & Totals;

export function createMetricReads(client: DynamoDBDocumentClient, table: string): MetricReads {
  const closed = createClosedDayReads(client, table);
  return { cursor, cursors, partsOn, partsOf, reportOf, sumsOf, statistics };

  async function cursor(player: string): Promise<Cursor> {
    return cursorOf(player, await read(player));
  }

  async function cursors(players: readonly string[]): Promise<ReadonlyMap<string, Cursor>> {
    const answers = await Promise.all(batchesOf(players.map(cursorKey)).map(readTogether));
    const items = new Map(answers.flatMap((answer) => answer.items).map((item) => [item['subject'], item]));
    const missing = new Set(answers.flatMap((answer) => answer.missing));
    return new Map(
      players.flatMap((player) => {
        const { subject } = cursorKey(player);
        return missing.has(subject) ? [] : [[player, cursorOf(player, items.get(subject))] as const];
      }),
    );
  }

  async function readTogether(keys: readonly Record<string, string>[]) {
    const RequestItems = { [table]: { Keys: [...keys], ConsistentRead: true } };
    const { Responses, UnprocessedKeys } = await client.send(new BatchGetCommand({ RequestItems }));
    const missing = UnprocessedKeys?.[table]?.Keys ?? [];
    return { items: Responses?.[table] ?? [], missing: missing.map(({ subject }) => subject as string) };
  }

  function partsOn(
    day: string,
    numbers: readonly number[] = Array.from({ length: parts }, (_each, part) => part),
  ): Promise<readonly Metrics[]> {
    return Promise.all(numbers.map((part) => partOn(day, part)));
  }

  async function partOn(day: string, part: number): Promise<Metrics> {
    const items = await queryAll<Record<string, unknown>>(client, {
      TableName: table,
      ConsistentRead: true,
      KeyConditionExpression: '#subject = :subject',
      ExpressionAttributeNames: { '#subject': 'subject' },
      ExpressionAttributeValues: { ':subject': daySubject(day, part) },
    });
    return Object.fromEntries(
      items.map(({ subject: _subject, metric: name, ...totals }) => [name as string, totals as Totals]),
    );
  }

  function reportOf(days: readonly string[], names: readonly string[]): Promise<MetricsByDay> {
    return readReport({ closed, readParts: sumsOf }, days, names);
  }

  async function sumsOf(
    days: readonly string[],
    names: readonly string[],
    { isConsistent } = { isConsistent: false },
  ): Promise<MetricsByDay> {
    const keys = days.flatMap((day) =>
      names.flatMap((name) => Array.from({ length: parts }, (_each, part) => dayKey(day, part, name))),
    );
    const dayOf = new Map(
      days.flatMap((day) =>
        Array.from({ length: parts }, (_each, part) => [daySubject(day, part), day] as const),
      ),
    );
    const sums: Record<string, Record<string, Record<string, number>>> = {};
    const next = batchesOf(keys).values();
    const readPage = (page: typeof keys) =>
      getAll<MetricItem>(client, table, page, { ConsistentRead: isConsistent });
    await Promise.all(
      Array.from({ length: mostReaders }, async () => {
        for (const page of next)
          for (const { subject, metric: name, ...totals } of await readPage(page)) {
            const metrics = (sums[dayOf.get(subject) ?? ''] ??= {});
            addTo((metrics[name] ??= {}), totals);
          }
      }),
    );
    return sums;
  }

  async function partsOf(day: string, name: string): Promise<readonly Totals[]> {
    const keys = Array.from({ length: parts }, (_each, part) => dayKey(day, part, name));
    const found = await getAll<MetricItem>(client, table, keys, { ConsistentRead: false });
    return found.map(({ subject: _subject, metric: _metric, ...totals }) => totals);
  }

  async function statistics(player: string) {
    const item = await read(player);
    const { subject: _subject, metric: _metric, lastSequence = 0, ...others } = item ?? {};
    const { tries: _tries, fault: _fault, parkedAt: _parkedAt, activeOn: _activeOn, ...totals } = others;
    return { lastSequence: lastSequence as number, totals: totals as Totals };
  }

  async function read(player: string): Promise<Record<string, unknown> | undefined> {
    const key = { TableName: table, Key: cursorKey(player), ConsistentRead: true };
    const { Item } = await client.send(new GetCommand(key));
    return Item;
  }
}

interface CursorItem {
  readonly lastSequence?: number;
  readonly tries?: number;
  readonly parkedAt?: string;
  readonly activeOn?: string;
}

function cursorOf(player: string, item: Record<string, unknown> | undefined): Cursor {
  const { lastSequence = 0, tries = 0, parkedAt, activeOn } = (item ?? {}) as CursorItem;
  const isParked = parkedAt !== undefined;
  return { player, lastSequence, tries, isParked, ...(activeOn !== undefined && { activeOn }) };
}
