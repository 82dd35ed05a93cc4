import { BatchGetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { houseMetric } from '#domain/ledger/metric-names';
import { batchesOf, getAll } from '#lambdas/runtime/aws/get-all';
import { getItem } from '#lambdas/runtime/aws/get-item';
import { queryOf } from '#lambdas/runtime/aws/query-of';
import { queryAll } from '#lambdas/runtime/aws/query-pages';
import { createClosedDayReads } from './closed-day-reads';
import { addTo, allParts, type Cursor } from './metric-moves';
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

  function partsOn(day: string, numbers: readonly number[] = allParts): Promise<readonly Metrics[]> {
    return Promise.all(numbers.map((part) => partOn(day, part)));
  }

  async function partOn(day: string, part: number): Promise<Metrics> {
    const items = await queryAll<Record<string, unknown>>(client, {
      TableName: table,
      ConsistentRead: true,
      ...queryOf({ is: { subject: daySubject(day, part) } }),
    });
    return Object.fromEntries(
      items.map(({ subject: _subject, metric: name, ...totals }) => [name as string, totals as Totals]),
    );
  }

  function reportOf(days: readonly string[], names: readonly string[]): Promise<MetricsByDay> {
    return readReport({ closed, readParts: sumsOfFoundParts }, days, names);
  }

  async function sumsOf(
    days: readonly string[],
    names: readonly string[],
    { isConsistent } = { isConsistent: false },
  ): Promise<MetricsByDay> {
    const keys = days.flatMap((day) => keysOf(day, allParts, names));
    return summed(days, await itemsOf(keys, isConsistent));
  }

  /** Every transaction of a day adds to the totals of the operator, so only a part that has these can have other metrics. */
  async function sumsOfFoundParts(days: readonly string[], names: readonly string[]): Promise<MetricsByDay> {
    const totals = await itemsOf(days.flatMap((day) => keysOf(day, allParts, [houseMetric])));
    const found = new Set(totals.map(({ subject }) => subject));
    const others = names.filter((name) => name !== houseMetric);
    const keys = days.flatMap((day) =>
      keysOf(
        day,
        allParts.filter((part) => found.has(daySubject(day, part))),
        others,
      ),
    );
    return summed(days, [...(names.includes(houseMetric) ? totals : []), ...(await itemsOf(keys))]);
  }

  async function itemsOf(
    keys: readonly ReturnType<typeof dayKey>[],
    isConsistent = false,
  ): Promise<MetricItem[]> {
    const items: MetricItem[] = [];
    const next = batchesOf(keys).values();
    const readInTurn = async () => {
      for (const page of next)
        items.push(...(await getAll<MetricItem>(client, table, page, { ConsistentRead: isConsistent })));
    };
    await Promise.all(Array.from({ length: mostReaders }, readInTurn));
    return items;
  }

  async function partsOf(day: string, name: string): Promise<readonly Totals[]> {
    const found = await itemsOf(keysOf(day, allParts, [name]));
    return found.map(({ subject: _subject, metric: _metric, ...totals }) => totals);
  }

  async function statistics(player: string) {
    const item = await read(player);
    const { subject: _subject, metric: _metric, lastSequence = 0, ...others } = item ?? {};
    const { tries: _tries, fault: _fault, parkedAt: _parkedAt, activeOn: _activeOn, ...totals } = others;
    return { lastSequence: lastSequence as number, totals: totals as Totals };
  }

  function read(player: string): Promise<Record<string, unknown> | undefined> {
    return getItem(client, table, cursorKey(player));
  }
}

function keysOf(day: string, numbers: readonly number[], names: readonly string[]) {
  return names.flatMap((name) => numbers.map((part) => dayKey(day, part, name)));
}

/** Adds up items of parts by day and name. */
function summed(days: readonly string[], items: readonly MetricItem[]): MetricsByDay {
  const dayOf = new Map(days.flatMap((day) => allParts.map((part) => [daySubject(day, part), day] as const)));
  const sums: Record<string, Record<string, Record<string, number>>> = {};
  for (const { subject, metric: name, ...totals } of items) {
    const metrics = (sums[dayOf.get(subject) ?? ''] ??= {});
    addTo((metrics[name] ??= {}), totals);
  }
  return sums;
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
