import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type IdentityCheck, newIdentityCheck } from '#domain/player/identity-check';
import { atomicPut, type AtomicWrite, atomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { optimisticLock } from '#lambdas/runtime/aws/conditions';
import { getItem } from '#lambdas/runtime/aws/get-item';
import { pageOf } from '#lambdas/runtime/aws/page-of';

/** A page of the checks that await a review, longest wait first. */
export interface IdentityQueuePage {
  readonly checks: IdentityCheck[];
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
}

export interface IdentityCheckStore {
  /** A player's check, a new one if there is none. Strongly consistent. */
  load(player: string): Promise<IdentityCheck>;
  /** Writes a check under an optimistic lock. */
  replace(before: IdentityCheck, after: IdentityCheck): AtomicWrite;
  /** Writes nothing, and fails the transaction if the check has changed since it was read. */
  unchanged(check: IdentityCheck): AtomicWrite;
  /** Reads the queue. Eventually consistent: a check decided a moment ago may still be in it. */
  queue(page: { limit: number; after: string | undefined }): Promise<IdentityQueuePage>;
}

/** An item of the `identity-checks` table. Instants are ISO strings. */
interface IdentityCheckItem extends Omit<IdentityCheck, 'queuedAt' | 'documents' | 'timeline'> {
  readonly queuedAt: string | null;
  readonly documents: readonly (Omit<IdentityCheck['documents'][number], 'requestedAt' | 'sha256'> & {
    readonly requestedAt: string;
    /** Absent from documents that were stored before hashes were recorded; they can no longer be opened. */
    readonly sha256?: string | null;
  })[];
  readonly timeline: readonly (Omit<IdentityCheck['timeline'][number], 'at'> & { readonly at: string })[];
  /** Present only while a review is due, so that the index `by-queue` stays sparse. */
  readonly queue?: typeof queueMark;
  /** Unique sort key: waiting time and player. */
  readonly place?: string;
}

const queueMark = 'waiting';

export function createIdentityCheckStore(client: DynamoDBDocumentClient, table: string): IdentityCheckStore {
  return { load, replace, unchanged, queue };

  async function load(player: string): Promise<IdentityCheck> {
    const item = await getItem<IdentityCheckItem>(client, table, { player });
    return item ? fromItem(item) : newIdentityCheck(player);
  }

  function replace(before: IdentityCheck, after: IdentityCheck): AtomicWrite {
    const when = optimisticLock('revision', before.revision);
    return atomicPut(table, `identity check ${before.revision}`, toItem(after), when);
  }

  function unchanged({ player, revision }: IdentityCheck): AtomicWrite {
    return atomicWrite(`unchanged identity check ${revision}`, {
      ConditionCheck: { TableName: table, Key: { player }, ...optimisticLock('revision', revision) },
    });
  }

  async function queue({
    limit,
    after,
  }: {
    limit: number;
    after: string | undefined;
  }): Promise<IdentityQueuePage> {
    const { items, next } = await pageOf<IdentityCheckItem>(client, {
      table,
      index: 'by-queue',
      partitionKey: ['queue', queueMark],
      sortKey: 'place',
      direction: 'up',
      from: after,
      limit,
    });
    return { checks: items.map(fromItem), next };
  }
}

export function toItem({ queuedAt, documents, timeline, ...check }: IdentityCheck): Record<string, unknown> {
  const waits = check.state === 'submitted' && queuedAt !== null;
  return {
    ...check,
    queuedAt: queuedAt?.toISOString() ?? null,
    documents: documents.map((each) => ({ ...each, requestedAt: each.requestedAt.toISOString() })),
    timeline: timeline.map((step) => ({ ...step, at: step.at.toISOString() })),
    ...(waits && { queue: queueMark, place: `${queuedAt.toISOString()}#${check.player}` }),
  };
}

export function fromItem(item: IdentityCheckItem): IdentityCheck {
  const { queue: _queue, place: _place, queuedAt, documents, timeline, ...check } = item;
  return {
    ...check,
    queuedAt: queuedAt === null ? null : new Date(queuedAt),
    documents: documents.map((each) => ({
      ...each,
      sha256: each.sha256 ?? null,
      requestedAt: new Date(each.requestedAt),
    })),
    timeline: timeline.map((step) => ({ ...step, at: new Date(step.at) })),
  };
}
