import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { atomicPut, atomicUpdate, type AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { ifEqual } from '#lambdas/runtime/aws/conditions';
import { getItem } from '#lambdas/runtime/aws/get-item';
import { type Page, pageOf } from '#lambdas/runtime/aws/page-of';
import { queryOf } from '#lambdas/runtime/aws/query-of';
import { queryAll } from '#lambdas/runtime/aws/query-pages';
import type { AffiliateItem } from './affiliate-items';

/** Where to start in a partition. */
export interface PartitionQuery {
  readonly limit: number;
  /** Cursor: continue beyond this place, in the direction of the read. */
  readonly from?: string | undefined;
}

/** Reads that the stores of the `affiliates` table share. */
export function createAffiliateReads(client: DynamoDBDocumentClient, table: string) {
  return { read, readAll, readPartition };

  /** Strongly consistent. */
  function read(owner: string, id: string): Promise<AffiliateItem | undefined> {
    return getItem(client, table, { owner, id });
  }

  /** All items of an owner in a range of ids, ordered by id. Each page is strongly consistent. */
  function readAll(owner: string, [from, to]: readonly [string, string]): Promise<AffiliateItem[]> {
    return queryAll(client, {
      TableName: table,
      ConsistentRead: true,
      ...queryOf({ is: { owner }, between: { id: [from, to] } }),
    });
  }

  /** A page of a partition of the index `by-partition`. Eventually consistent. */
  function readPartition(
    partitionKey: string,
    { limit, from }: PartitionQuery,
    direction: 'up' | 'down',
  ): Promise<Page<AffiliateItem>> {
    return pageOf(client, {
      table,
      index: 'by-partition',
      partitionKey: ['partitionKey', partitionKey],
      sortKey: 'place',
      direction,
      from,
      limit,
    });
  }
}

/** Replaces an item under an optimistic lock on its `revision`. */
export function putRevised(
  table: string,
  subject: string,
  { item, revision }: { item: AffiliateItem; revision: number },
): AtomicWrite {
  return atomicPut(table, subject, item, ifEqual('revision', revision));
}

/** Adds to numbers of an item, and creates it if needed. */
export function addTo(
  table: string,
  subject: string,
  { owner, id, numbers }: { owner: string; id: string; numbers: Readonly<Record<string, number>> },
): AtomicWrite[] {
  const changed = Object.entries(numbers).filter(([, change]) => change !== 0);
  if (changed.length === 0) return [];
  return [atomicUpdate(table, subject, { owner, id }, { add: Object.fromEntries(changed) })];
}
