import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type AuditSubject, playerOf } from '#domain/audit/subject';
import { type AtomicWrite, putNew } from '#lambdas/runtime/aws/atomic-write';
import { ifAll, ifBeginsWith, ifEqual, type WriteCondition } from '#lambdas/runtime/aws/conditions';
import { queryOf } from '#lambdas/runtime/aws/query-of';
import { queryAnswers } from '#lambdas/runtime/aws/query-pages';

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
  readonly kind?: AuditSubject['kind'] | undefined;
  /** Only acts at this time or later. */
  readonly since?: Date | undefined;
  /** Only acts before this time. */
  readonly until?: Date | undefined;
  /** Cursor: only entries before this id. */
  readonly before?: string | undefined;
  readonly limit: number;
}

export interface AuditPage {
  readonly entries: AuditEntry[];
  /** Cursor of the next page; null at the end. A page may be short, or empty, and still have one. */
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

/** A page reads at most this many times, of 1 MB each; a filter for a rare kind would otherwise read the whole log. */
const mostReads = 8;

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
    const { limit } = query;
    const found: AuditItem[] = [];
    const span = spanOf(query);
    let reads = mostReads;
    let unread: string | null = null;
    // One entry more than requested shows whether there is another page.
    for (const partition of span.from < span.before ? partitionsOf(query, span, now()) : []) {
      const wanted = limit + 1 - found.length;
      const part = await readPartition(partition, { query, span, wanted, reads });
      found.push(...part.found);
      reads = part.readsLeft;
      unread = part.unread;
      if (found.length > limit || unread !== null) break;
    }
    const items = found.slice(0, limit);
    return {
      entries: items.map(fromItem),
      next: found.length > limit ? (items.at(-1)?.id ?? null) : unread,
    };
  }

  /**
   * Reads until enough was found or no read is left: a filter can make a DynamoDB result short or empty. A partition is read once at least.
   *
   * @returns what was found, and as `unread` the id that was evaluated last if the partition goes on
   */
  async function readPartition(
    { index, name, value }: Partition,
    { query, span, wanted, reads }: { query: AuditQuery; span: Span; wanted: number; reads: number },
  ): Promise<{ found: AuditItem[]; readsLeft: number; unread: string | null }> {
    let readsLeft = reads;
    const filter = filterOf(query, name);
    const found: AuditItem[] = [];
    let last: Record<string, unknown> | undefined;
    const answers = queryAnswers(
      client,
      {
        TableName: table,
        ...(index && { IndexName: index }),
        ...queryOf({
          is: { [name]: value },
          between: { id: [span.from, span.before] },
          filter: filter.length > 0 ? ifAll(...filter) : undefined,
        }),
        ScanIndexForward: false,
      },
      // One more for the entry of the cursor, which the range includes.
      filter.length > 0 ? undefined : () => wanted - found.length + (query.before === undefined ? 0 : 1),
    );
    for await (const { Items = [], LastEvaluatedKey } of answers) {
      found.push(...(Items as AuditItem[]).filter(({ id }) => id !== span.before));
      last = LastEvaluatedKey;
      readsLeft -= 1;
      if (found.length >= wanted || readsLeft <= 0) break;
    }
    const unread = last && found.length < wanted ? (last['id'] as string) : null;
    return { found: found.slice(0, wanted), readsLeft, unread };
  }
}

/** A partition of the table or of an index: one year, or one indexed value. */
interface Partition {
  readonly index?: string;
  readonly name: string;
  readonly value: string;
}

/** The ids that a query reads: they begin with the time of the act. */
interface Span {
  readonly from: string;
  /** Exclusive. */
  readonly before: string;
}

function spanOf({ since, until, before = afterAll }: AuditQuery): Span {
  const end = until?.toISOString() ?? afterAll;
  return { from: since?.toISOString() ?? '0', before: end < before ? end : before };
}

/** The partitions that a query reads, by the narrowest index; without one, the years from newest to oldest. */
function partitionsOf(
  { subject, player, actor }: AuditQuery,
  { from, before }: Span,
  now: Date,
): Partition[] {
  if (subject) return [{ index: 'by-subject', name: 'subject', value: keyOf(subject) }];
  if (player !== undefined) return [{ index: 'by-player', name: 'player', value: player }];
  if (actor !== undefined) return [{ index: 'by-actor', name: 'actor', value: actor }];
  const newest = now.getUTCFullYear();
  const latest = Number(yearOf(before));
  const last = Number.isInteger(latest) ? Math.min(latest, newest) : newest;
  const first = Math.max(firstYear, Number(yearOf(from)) || firstYear);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({
    name: 'partitionKey',
    value: String(last - index),
  }));
}

/** The conditions that the partition does not cover. A subject includes its kind. */
function filterOf({ subject, player, actor, kind }: AuditQuery, coveredField: string): WriteCondition[] {
  const equal = { subject: subject && keyOf(subject), player, actor };
  const conditions = Object.entries(equal).flatMap(([field, value]) =>
    value === undefined || field === coveredField ? [] : [ifEqual(field, value)],
  );
  if (kind === undefined || coveredField === 'subject') return conditions;
  return [...conditions, ifBeginsWith('subject', `${kind}#`)];
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
