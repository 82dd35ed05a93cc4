import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import {
  deliveryKeptDays,
  type Postback,
  type PostbackDelivery,
  type PostbackOutcome,
  type PostbackTest,
} from '#domain/affiliates/postback';
import { atomicPut, type AtomicWrite, atomicWrite, putNew } from '#lambdas/runtime/aws/atomic-write';
import { putIf } from '#lambdas/runtime/aws/conditional-write';
import { ifEqual, optimisticLock } from '#lambdas/runtime/aws/conditions';
import { duePages } from '#lambdas/runtime/aws/due-pages';
import { pageOf } from '#lambdas/runtime/aws/page-of';
import { projectionOf, queryOf } from '#lambdas/runtime/aws/query-of';
import { queryPages } from '#lambdas/runtime/aws/query-pages';
import { duePostbacksPartition, postbacksPartitionPrefix } from '../../../lib/table-partitions';
import { programId } from './affiliate-items';
import { createAffiliateReads } from './affiliate-reads';

/** Postback URLs of affiliates, and deliveries, which expire by TTL. */
export interface PostbackStore {
  /** Strongly consistent; undefined before the affiliate enters a URL. */
  find(affiliate: string): Promise<Postback | undefined>;
  /** What a run that sends postbacks needs, and no more. Strongly consistent. */
  receiverOf(affiliate: string): Promise<PostbackReceiver>;
  /** Writes a postback under an optimistic lock. */
  save(before: Postback | undefined, after: Postback): AtomicWrite;
  /** Writes nothing; fails unless the affiliate is approved. The erasure of an account ends an approval before it erases the URL. */
  isApproved(affiliate: string): AtomicWrite;
  /** Fails if the event has a delivery. */
  add(delivery: PostbackDelivery): AtomicWrite;
  /** Strongly consistent; undefined after it expired. */
  findDelivery(
    affiliate: string,
    event: Pick<PostbackDelivery, 'id' | 'at'>,
  ): Promise<PostbackDelivery | undefined>;
  /** Replaces a delivery. @returns false when its number of attempts changed since it was read */
  note(before: PostbackDelivery, after: PostbackDelivery): Promise<boolean>;
  /** Pages through the deliveries that are due, longest due first. Eventually consistent. */
  due(now: Date): AsyncIterable<readonly PostbackDelivery[]>;
  /** An affiliate's deliveries, newest event first. Strongly consistent. */
  latest(affiliate: string, limit: number): Promise<PostbackDelivery[]>;
  /** Pages through all deliveries of an affiliate that are kept, oldest event first. Strongly consistent. */
  deliveriesOf(affiliate: string): AsyncIterable<readonly PostbackDelivery[]>;
}

/** Where the postbacks of an affiliate go. */
export interface PostbackReceiver extends Pick<Postback, 'url' | 'secret'> {
  /** Whether the affiliate is approved. */
  readonly isApproved: boolean;
}

interface PostbackItem extends Omit<Postback, 'affiliate' | 'since' | 'tests'> {
  readonly owner: string;
  readonly since: string;
  /** Absent from items of earlier releases. */
  readonly tests?: readonly { readonly id: string; readonly at: string }[];
}

interface ReceiverItem extends Partial<Pick<Postback, 'url' | 'secret'>> {
  readonly state?: string;
}

interface DeliveryItem extends Omit<PostbackDelivery, 'id' | 'at' | 'dueAt' | 'outcome'> {
  readonly event: string;
  readonly at: string;
  readonly dueAt: string | null;
  readonly outcome: PostbackOutcome | null;
}

/** Sort key of an affiliate's postback. */
export const postbackId = 'postback';
/** Partition key of an affiliate's deliveries. */
export const ownerOfDeliveries = (affiliate: string) => `${postbacksPartitionPrefix}${affiliate}`;
const deliveryId = ({ id, at }: Pick<PostbackDelivery, 'id' | 'at'>) => `${at.toISOString()}#${id}`;

export function createPostbackStore(client: DynamoDBDocumentClient, table: string): PostbackStore {
  const { read } = createAffiliateReads(client, table);

  return {
    async find(affiliate) {
      const item = await read(affiliate, postbackId);
      return item && fromPostbackItem(item as typeof item & PostbackItem);
    },
    async receiverOf(affiliate) {
      const [postback, program] = await Promise.all([
        readReceiver(affiliate, postbackId),
        readReceiver(affiliate, programId),
      ]);
      const { url = null, secret = '' } = postback ?? {};
      return { url, secret, isApproved: program?.state === 'approved' };
    },
    save: (before, after) =>
      atomicPut(
        table,
        `postback ${after.revision}`,
        toPostbackItem(after),
        optimisticLock('revision', before?.revision ?? 0),
      ),
    isApproved: (affiliate) =>
      atomicWrite('approval of an affiliate', {
        ConditionCheck: {
          TableName: table,
          Key: { owner: affiliate, id: programId },
          ...ifEqual('state', 'approved'),
        },
      }),
    add: (delivery) => putNew(table, `postback of ${delivery.id}`, toDeliveryItem(delivery)),
    async findDelivery(affiliate, event) {
      const item = await read(ownerOfDeliveries(affiliate), deliveryId(event));
      return item && fromDeliveryItem(item as typeof item & DeliveryItem);
    },
    note: (before, after) =>
      putIf(client, table, toDeliveryItem(after), ifEqual('attempts', before.attempts)),
    async *due(now) {
      const pages = duePages<DeliveryItem>(client, {
        table,
        index: 'by-partition',
        mark: ['partitionKey', duePostbacksPartition],
        // A place continues with '#' after its time, which '~' follows in the order of keys.
        time: ['place', `${now.toISOString()}~`],
      });
      for await (const items of pages) yield items.map(fromDeliveryItem);
    },
    async latest(affiliate, limit) {
      const { items } = await pageOf<DeliveryItem>(client, {
        table,
        partitionKey: ['owner', ownerOfDeliveries(affiliate)],
        sortKey: 'id',
        direction: 'down',
        limit,
      });
      return items.map(fromDeliveryItem);
    },
    async *deliveriesOf(affiliate) {
      const pages = queryPages<DeliveryItem>(client, {
        TableName: table,
        ConsistentRead: true,
        ...queryOf({ is: { owner: ownerOfDeliveries(affiliate) } }),
      });
      for await (const items of pages) yield items.map(fromDeliveryItem);
    },
  };

  /** Reads no attribute but these, because the role of the run may read no other. */
  async function readReceiver(owner: string, id: string): Promise<ReceiverItem | undefined> {
    const { Item } = await client.send(
      new GetCommand({
        TableName: table,
        Key: { owner, id },
        ...projectionOf(['url', 'secret', 'state']),
        ConsistentRead: true,
      }),
    );
    return Item as ReceiverItem | undefined;
  }
}

function toPostbackItem({ affiliate, since, tests, ...postback }: Postback) {
  return {
    ...postback,
    owner: affiliate,
    id: postbackId,
    since: since.toISOString(),
    tests: tests.map(({ id, at }) => ({ id, at: at.toISOString() })),
  };
}

function fromPostbackItem(item: PostbackItem): Postback {
  const { owner: affiliate, url, secret, since, revision } = item;
  const tests = (item.tests ?? []).map(({ id, at }): PostbackTest => ({ id, at: new Date(at) }));
  return { affiliate, url, secret, since: new Date(since), tests, revision };
}

function toDeliveryItem({ id, at, dueAt, ...delivery }: PostbackDelivery) {
  const expiresAt = Math.ceil(at.getTime() / 1_000) + deliveryKeptDays * 86_400;
  return {
    ...delivery,
    owner: ownerOfDeliveries(delivery.affiliate),
    id: deliveryId({ id, at }),
    event: id,
    at: at.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    expiresAt,
    ...(dueAt && {
      partitionKey: duePostbacksPartition,
      place: `${dueAt.toISOString()}#${delivery.affiliate}#${id}`,
    }),
  };
}

function fromDeliveryItem(item: DeliveryItem): PostbackDelivery {
  const { event: id, affiliate, kind, at, click, subId, link, commissionCents } = item;
  const { state, attempts, dueAt, outcome } = item;
  const of = { id, affiliate, kind, at: new Date(at), click, subId, link, commissionCents };
  return { ...of, state, attempts, dueAt: dueAt === null ? null : new Date(dueAt), outcome };
}
