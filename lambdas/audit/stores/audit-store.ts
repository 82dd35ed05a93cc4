import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type AuditSubject, playerOf } from '#domain/audit/subject';
import { type AtomicWrite, putNew } from '#lambdas/runtime/aws/atomic-write';

/**
 * One act of an admin. It is written in the transaction of the act and never changed; changes of products are written from the products'
 * stream.
 */
export interface AuditEntry {
  /** See `auditId`. */
  readonly id: string;
  readonly at: Date;
  /** The admin's `sub`. */
  readonly actor: string;
  /** What was done, in kebab-case: `order-approved`. */
  readonly act: string;
  readonly subject: AuditSubject;
  readonly reason: string | null;
  /** Numbers and texts of the act; no personal data of a player, because entries are kept forever. */
  readonly detail: Readonly<Record<string, string | number | boolean | null>>;
}

/** A query for acts, newest first. Conditions combine with AND. */
export interface AuditQuery {
  readonly actor?: string | undefined;
  readonly subject?: Pick<AuditSubject, 'kind' | 'id'> | undefined;
  /** Acts that concern this player or something of theirs. */
  readonly player?: string | undefined;
  /** Cursor: only entries before this id. */
  readonly before?: string | undefined;
  readonly limit: number;
}

export interface AuditPage {
  readonly entries: AuditEntry[];
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
}

export interface AuditStore {
  /** Writes a new entry, in the transaction of its act. */
  record(entry: AuditEntry): AtomicWrite;
  /** A page of acts. Eventually consistent, as every index. */
  page(query: AuditQuery): Promise<AuditPage>;
}

/** An item of the `audit` table. */
interface AuditItem extends Omit<AuditEntry, 'at' | 'subject'> {
  /** The year of the act, in UTC: the acts of a year fit into one partition. */
  readonly partitionKey: string;
  readonly at: string;
  /** Kind and id, as the index has them: `order#2026-…`. */
  readonly subject: string;
  /** Absent unless the act concerns a player. */
  readonly player?: string;
  readonly about: AuditSubject;
}

/** The year of the first act. */
const firstYear = 2026;

/** Sorts after every id, because ids begin with a year. */
const afterAll = ':';

/** The audit log, which is append-only. */
export function createAuditStore(client: DynamoDBDocumentClient, table: string, now: () => Date): AuditStore {
  return { record, page };

  function record({ at, subject, ...entry }: AuditEntry): AtomicWrite {
    return putNew(table, `audit entry ${entry.id}`, {
      partitionKey: yearOf(at.toISOString()),
      ...entry,
      at: at.toISOString(),
      subject: keyOf(subject),
      about: subject,
      ...(playerOf(subject) !== undefined && { player: playerOf(subject) }),
    });
  }

  async function page(query: AuditQuery): Promise<AuditPage> {
    const { limit, before = afterAll } = query;
    const found: AuditItem[] = [];
    // One entry more than requested shows whether there is another page.
    for (const partition of partitionsOf(query, now())) {
      found.push(...(await readPartition(partition, { query, before, wanted: limit + 1 - found.length })));
      if (found.length > limit) break;
    }
    const items = found.slice(0, limit);
    return { entries: items.map(fromItem), next: found.length > limit ? (items.at(-1)?.id ?? null) : null };
  }

  /** Reads until enough was found: a filter can make a DynamoDB result short or empty. */
  async function readPartition(
    { index, name, value }: Partition,
    { query, before, wanted }: { query: AuditQuery; before: string; wanted: number },
  ): Promise<AuditItem[]> {
    const filter = filterOf(query, name);
    const found: AuditItem[] = [];
    let start: Record<string, unknown> | undefined;
    do {
      const { Items = [], LastEvaluatedKey } = await client.send(
        new QueryCommand({
          TableName: table,
          ...(index && { IndexName: index }),
          KeyConditionExpression: '#partitionKey = :partitionKey AND #id < :before',
          ...(filter.length > 0 && {
            FilterExpression: filter.map(([field]) => `#${field} = :${field}`).join(' AND '),
          }),
          ExpressionAttributeNames: {
            '#partitionKey': name,
            '#id': 'id',
            ...Object.fromEntries(filter.map(([field]) => [`#${field}`, field])),
          },
          ExpressionAttributeValues: {
            ':partitionKey': value,
            ':before': before,
            ...Object.fromEntries(filter.map(([field, wantedValue]) => [`:${field}`, wantedValue])),
          },
          ScanIndexForward: false,
          ExclusiveStartKey: start,
          ...(filter.length === 0 && { Limit: wanted - found.length }),
        }),
      );
      found.push(...(Items as AuditItem[]));
      start = LastEvaluatedKey;
    } while (start && found.length < wanted);
    return found.slice(0, wanted);
  }
}

/** A partition of the table or of an index: one year, or one indexed value. */
interface Partition {
  readonly index?: string;
  readonly name: string;
  readonly value: string;
}

/** The partitions that a query reads, by the narrowest index; without one, the years from newest to oldest. */
function partitionsOf({ subject, player, actor, before }: AuditQuery, now: Date): Partition[] {
  if (subject) return [{ index: 'by-subject', name: 'subject', value: keyOf(subject) }];
  if (player !== undefined) return [{ index: 'by-player', name: 'player', value: player }];
  if (actor !== undefined) return [{ index: 'by-actor', name: 'actor', value: actor }];
  const newest = now.getUTCFullYear();
  const latest = before === undefined ? newest : Number(yearOf(before));
  const last = Number.isInteger(latest) ? Math.min(latest, newest) : newest;
  return Array.from({ length: Math.max(0, last - firstYear + 1) }, (_, index) => ({
    name: 'partitionKey',
    value: String(last - index),
  }));
}

/** The conditions that the partition does not cover. */
function filterOf(
  { subject, player, actor }: AuditQuery,
  coveredField: string,
): (readonly [field: string, value: string])[] {
  const conditions = { subject: subject && keyOf(subject), player, actor };
  return Object.entries(conditions).flatMap(([field, value]) =>
    value === undefined || field === coveredField ? [] : [[field, value] as const],
  );
}

function yearOf(instant: string): string {
  return instant.slice(0, 4);
}

function keyOf({ kind, id }: Pick<AuditSubject, 'kind' | 'id'>): string {
  return `${kind}#${id}`;
}

export function fromItem({ id, at, actor, act, about, reason, detail }: AuditItem): AuditEntry {
  return { id, at: new Date(at), actor, act, subject: about, reason, detail };
}
