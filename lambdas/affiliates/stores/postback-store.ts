import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import {
  deliveryKeptDays,
  type Postback,
  type PostbackDelivery,
  type PostbackOutcome,
} from '#domain/affiliates/postback';
import { type AtomicWrite, putNew } from '#lambdas/runtime/aws/atomic-write';
import { unlessConditionFailed } from '#lambdas/runtime/aws/conditional-write';
import { ifEqual, optimisticLock } from '#lambdas/runtime/aws/conditions';
import { pageOf } from '#lambdas/runtime/aws/page-of';
import { createAffiliateReads } from './affiliate-reads';

/** Postback URLs of affiliates, and deliveries, which expire by TTL. */
export interface PostbackStore {
  /** Strongly consistent; undefined before the affiliate enters a URL. */
  find(affiliate: string): Promise<Postback | undefined>;
  /** Writes a postback under an optimistic lock. @returns false when it changed since it was read */
  save(before: Postback | undefined, after: Postback): Promise<boolean>;
  /** Fails if the event has a delivery. */
  add(delivery: PostbackDelivery): AtomicWrite;
  /** Writes a new delivery. @returns false if the event has one */
  addAlone(delivery: PostbackDelivery): Promise<boolean>;
  /** Records an attempt. @returns false when another run recorded one since the delivery was read */
  note(before: PostbackDelivery, after: PostbackDelivery): Promise<boolean>;
  /** The deliveries that are due, longest due first. Eventually consistent. */
  due(now: Date, limit: number): Promise<PostbackDelivery[]>;
  /** An affiliate's deliveries, newest event first. Strongly consistent. */
  latest(affiliate: string, limit: number): Promise<PostbackDelivery[]>;
}

interface PostbackItem extends Omit<Postback, 'affiliate' | 'since'> {
  readonly owner: string;
  readonly since: string;
}

interface DeliveryItem extends Omit<PostbackDelivery, 'id' | 'at' | 'dueAt' | 'outcome'> {
  readonly event: string;
  readonly at: string;
  readonly dueAt: string | null;
  readonly outcome: PostbackOutcome | null;
}

/** Sort key of an affiliate's postback. */
export const postbackId = 'postback';
const duePartition = 'postbacks-due';
const ownerOfDeliveries = (affiliate: string) => `postbacks#${affiliate}`;

export function createPostbackStore(client: DynamoDBDocumentClient, table: string): PostbackStore {
  const { read, readPartition } = createAffiliateReads(client, table);

  return {
    async find(affiliate) {
      const item = await read(affiliate, postbackId);
      return item && fromPostbackItem(item as typeof item & PostbackItem);
    },
    save(before, after) {
      const Item = toPostbackItem(after);
      const put = { TableName: table, Item, ...optimisticLock('revision', before?.revision ?? 0) };
      return unlessConditionFailed(client.send(new PutCommand(put)));
    },
    add: (delivery) => putNew(table, `postback of ${delivery.id}`, toDeliveryItem(delivery)),
    addAlone(delivery) {
      const put = {
        TableName: table,
        Item: toDeliveryItem(delivery),
        ConditionExpression: 'attribute_not_exists(#id)',
        ExpressionAttributeNames: { '#id': 'id' },
      };
      return unlessConditionFailed(client.send(new PutCommand(put)));
    },
    note(before, after) {
      const put = { TableName: table, Item: toDeliveryItem(after), ...ifEqual('attempts', before.attempts) };
      return unlessConditionFailed(client.send(new PutCommand(put)));
    },
    async due(now, limit) {
      const { items } = await readPartition(duePartition, { limit }, 'up');
      const deliveries = items.map((item) => fromDeliveryItem(item as typeof item & DeliveryItem));
      return deliveries.filter(({ dueAt }) => dueAt !== null && dueAt <= now);
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
  };
}

function toPostbackItem({ affiliate, since, ...postback }: Postback) {
  return { ...postback, owner: affiliate, id: postbackId, since: since.toISOString() };
}

function fromPostbackItem({ owner: affiliate, url, secret, since, revision }: PostbackItem): Postback {
  return { affiliate, url, secret, since: new Date(since), revision };
}

function toDeliveryItem({ id, at, dueAt, ...delivery }: PostbackDelivery) {
  const expiresAt = Math.ceil(at.getTime() / 1_000) + deliveryKeptDays * 86_400;
  return {
    ...delivery,
    owner: ownerOfDeliveries(delivery.affiliate),
    id: `${at.toISOString()}#${id}`,
    event: id,
    at: at.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
    expiresAt,
    ...(dueAt && { partitionKey: duePartition, place: `${dueAt.toISOString()}#${delivery.affiliate}#${id}` }),
  };
}

function fromDeliveryItem(item: DeliveryItem): PostbackDelivery {
  const { event: id, affiliate, kind, at, click, subId, link, commissionCents } = item;
  const { state, attempts, dueAt, outcome } = item;
  const of = { id, affiliate, kind, at: new Date(at), click, subId, link, commissionCents };
  return { ...of, state, attempts, dueAt: dueAt === null ? null : new Date(dueAt), outcome };
}
