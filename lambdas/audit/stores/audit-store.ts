import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type AuditSubject, playerOf } from '#domain/audit/subject';
import { type AtomicWrite, putNew } from '#lambdas/runtime/aws/atomic-write';

/**
 * One act of an admin. It is written with the act, or neither is, and never changed afterwards; what was done to a product is written from
 * the stream of the products.
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
  /** Figures and words of the act; nothing personal of a player, as it is kept for good. */
  readonly detail: Readonly<Record<string, string | number | boolean | null>>;
}

/** Which acts are asked for, newest first. Of several conditions all have to hold. */
export interface AuditQuery {
  readonly actor?: string | undefined;
  readonly subject?: Pick<AuditSubject, 'kind' | 'id'> | undefined;
  /** Acts about this player, and about whatever is theirs. */
  readonly player?: string | undefined;
  /** Only what comes before the entry with this id. */
  readonly before?: string | undefined;
  readonly limit: number;
}

export interface AuditPage {
  readonly entries: AuditEntry[];
  /** Ask again for what comes before this id; null when there is nothing before. */
  readonly next: string | null;
}

export interface AuditStore {
  /** Writes an entry that is not there yet, in the transaction of the act that it tells of. */
  record(entry: AuditEntry): AtomicWrite;
  /** A page of what was done. The last entries may be missing for a moment, as in every index. */
  page(query: AuditQuery): Promise<AuditPage>;
}

/** An item of the `audit` table. */
interface AuditItem extends Omit<AuditEntry, 'at' | 'subject'> {
  /** The year of the act, in UTC: admins do not do so much in one that it would be too much for a shelf. */
  readonly partitionKey: string;
  readonly at: string;
  /** Kind and id, as an index finds them: `order#2026-…`. */
  readonly subject: string;
  /** There only where it is about somebody. */
  readonly player?: string;
  readonly about: AuditSubject;
}

/** Before it nobody did anything. */
const firstYear = 2026;

/** Comes after every id, which begins with a year. */
const afterAll = ':';

/** The log of what admins did: it is written and read, and nothing in it is ever changed or removed. */
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
    // One more than asked for tells whether there is more.
    for (const partitionKey of partitionsOf(query, now())) {
      found.push(...(await readPartition(partitionKey, { query, before, wanted: limit + 1 - found.length })));
      if (found.length > limit) break;
    }
    const items = found.slice(0, limit);
    return { entries: items.map(fromItem), next: found.length > limit ? (items.at(-1)?.id ?? null) : null };
  }

  /** Reads on until enough was found: what a filter leaves out makes an answer of DynamoDB short, or empty. */
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

/** Entries that lie together: a year of the table, or what an index has of somebody. */
interface Partition {
  readonly index?: string;
  readonly name: string;
  readonly value: string;
}

/** Where what is asked for lies, the narrowest way first; all of it year by year. */
function partitionsOf({ subject, player, actor, before }: AuditQuery, now: Date): Partition[] {
  if (subject) return [{ index: 'by-subject', name: 'subject', value: keyOf(subject) }];
  if (player !== undefined) return [{ index: 'by-player', name: 'player', value: player }];
  if (actor !== undefined) return [{ index: 'by-actor', name: 'actor', value: actor }];
  const newest = now.getUTCFullYear();
  const asked = before === undefined ? newest : Number(yearOf(before));
  const last = Number.isInteger(asked) ? Math.min(asked, newest) : newest;
  return Array.from({ length: Math.max(0, last - firstYear + 1) }, (_, index) => ({
    name: 'partitionKey',
    value: String(last - index),
  }));
}

/** What the shelf itself does not say yet. */
function filterOf(
  { subject, player, actor }: AuditQuery,
  partitionKey: string,
): (readonly [field: string, value: string])[] {
  const asked = { subject: subject && keyOf(subject), player, actor };
  return Object.entries(asked).flatMap(([field, value]) =>
    value === undefined || field === partitionKey ? [] : [[field, value] as const],
  );
}

function yearOf(instant: string): string {
  return instant.slice(0, 4);
}

function keyOf({ kind, id }: Pick<AuditSubject, 'kind' | 'id'>): string {
  return `${kind}#${id}`;
}

function fromItem({ id, at, actor, act, about, reason, detail }: AuditItem): AuditEntry {
  return { id, at: new Date(at), actor, act, subject: about, reason, detail };
}
