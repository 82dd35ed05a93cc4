import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type FirstPurchase, noPurchaseYet } from '#domain/coins/first-purchase';
import {
  type DisputeStatus,
  isOpen,
  type Purchase,
  type PurchaseStep,
  stateOf,
} from '#domain/coins/purchase';
import { unnamedDispute } from '#domain/coins/purchase-dispute';
import { unsettledRefund } from '#domain/coins/refund-failures';
import { atomicPut, type AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { putIf } from '#lambdas/runtime/aws/conditional-write';
import { optimisticLock, type WriteCondition } from '#lambdas/runtime/aws/conditions';
import { getAll } from '#lambdas/runtime/aws/get-all';
import { getItem } from '#lambdas/runtime/aws/get-item';
import { afterAllDays, newestOfPlayer } from '#lambdas/runtime/aws/newest-of-player';
import { type KeyCondition, queryOf } from '#lambdas/runtime/aws/query-of';
import { queryPages } from '#lambdas/runtime/aws/query-pages';

/** One page of a player's purchases, newest first. */
export interface PurchasePage {
  readonly purchases: Purchase[];
  /** Cursor of the next page, passed as `before`; null on the last page. */
  readonly next: string | null;
}

/** Identifies a purchase outside of its player's requests. */
export interface PurchaseName {
  readonly player: string;
  readonly id: string;
}

/**
 * Purchases and each player's first-purchase state. Every change is written under an optimistic lock, so that a webhook, its repeat and the
 * reconciliation exclude each other.
 */
export interface PurchaseStore {
  /** Returns the player's purchase with this id, or undefined. Strongly consistent. */
  find(player: string, id: string): Promise<Purchase | undefined>;
  /** Returns those of these purchases that exist, in any order. Strongly consistent. */
  findAll(names: readonly PurchaseName[]): Promise<readonly Purchase[]>;
  /** Returns a page of the player's purchases. Strongly consistent. The page may be short; `next` tells whether there is more. */
  page(player: string, query: { limit: number; before?: string | undefined }): Promise<PurchasePage>;
  /** Pages through open purchases begun before a time, oldest first. */
  openSince(before: Date): AsyncIterable<readonly PurchaseName[]>;
  /** Pages through purchases with a refund whose money is due. */
  refundsDue(): AsyncIterable<readonly PurchaseName[]>;
  /**
   * Pages through purchases whose last refund was given up and is not settled, oldest purchase first. Items of earlier releases are missing
   * until they change.
   */
  refundsGivenUp(): AsyncIterable<readonly PurchaseName[]>;
  /** Returns a player's first-purchase state. Strongly consistent. */
  first(player: string): Promise<FirstPurchase>;
  /** Writes a new purchase; never overwrites one. */
  begin(purchase: Purchase): AtomicWrite;
  /** Writes a purchase under an optimistic lock on the one that was read. */
  replace(before: Purchase, after: Purchase): AtomicWrite;
  replaceFirst(before: FirstPurchase, after: FirstPurchase): AtomicWrite;
  /**
   * Writes a purchase outside of a transaction.
   *
   * @returns false when it changed since it was read
   */
  save(before: Purchase, after: Purchase): Promise<boolean>;
}

/** An item of the `purchases` table. Timestamps are ISO strings, except for the sort key of the index. */
interface PurchaseItem extends Omit<
  Purchase,
  'createdAt' | 'expiresAt' | 'timeline' | 'refundDue' | 'refundPaid' | 'refundSettledAt' | 'disputes'
> {
  /** Absent from items that were written before admins could refund. */
  readonly refundDue?: Purchase['refundDue'];
  /** Absent from items that were written before refunds could fail. */
  readonly refundPaid?: Purchase['refundPaid'];
  /** Absent until an admin marked a refund as settled. */
  readonly refundSettledAt?: string;
  /** Absent from items that were written before disputes had ids. */
  readonly disputes?: Purchase['disputes'];
  /** The one dispute of an item that was written before disputes had ids. */
  readonly dispute?: DisputeStatus | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly expiresAt: string;
  /** State of the last step. */
  readonly state: PurchaseStep['state'];
  readonly timeline: readonly (Omit<PurchaseStep, 'at'> & { readonly at: string })[];
  /**
   * Present only while a payment or the money of a refund is outstanding, or while a refund that was given up is not settled, so that the
   * sparse index `by-state` contains nothing else.
   */
  readonly open?: typeof openMark | typeof refundDueMark | typeof givenUpMark;
}

const openMark = 'open';
const refundDueMark = 'refund-due';
const givenUpMark = 'refund-given-up';
/** Id of the first-purchase state. Ids of purchases begin with a digit and sort before it. */
const firstId = 'first';
const mostPerPage = 100;

export function createPurchaseStore(client: DynamoDBDocumentClient, table: string): PurchaseStore {
  return {
    find,
    findAll,
    page,
    openSince,
    refundsDue,
    refundsGivenUp,
    first,
    begin,
    replace,
    replaceFirst,
    save,
  };

  async function find(player: string, id: string): Promise<Purchase | undefined> {
    // Other items of the player are not purchases.
    if (id >= afterAllDays) return undefined;
    const item = await getItem<PurchaseItem>(client, table, { player, id });
    return item && fromItem(item);
  }

  async function findAll(names: readonly PurchaseName[]): Promise<readonly Purchase[]> {
    const keys = names.map(({ player, id }) => ({ player, id }));
    return (await getAll<PurchaseItem>(client, table, keys)).map(fromItem);
  }

  async function page(
    player: string,
    query: { limit: number; before?: string | undefined },
  ): Promise<PurchasePage> {
    const { items, next } = await newestOfPlayer<PurchaseItem>(client, table, { player, ...query });
    return { purchases: items.map(fromItem), next };
  }

  function openSince(before: Date): AsyncGenerator<readonly PurchaseName[]> {
    return outstanding({ is: { open: openMark }, beyond: { createdAt: ['<=', before.getTime()] } });
  }

  function refundsDue(): AsyncGenerator<readonly PurchaseName[]> {
    return marked(refundDueMark);
  }

  function refundsGivenUp(): AsyncGenerator<readonly PurchaseName[]> {
    return marked(givenUpMark);
  }

  function marked(mark: NonNullable<PurchaseItem['open']>): AsyncGenerator<readonly PurchaseName[]> {
    return outstanding({ is: { open: mark } });
  }

  async function* outstanding(condition: KeyCondition): AsyncGenerator<readonly PurchaseName[]> {
    const index = { TableName: table, IndexName: 'by-state', Limit: mostPerPage };
    for await (const items of queryPages<PurchaseItem>(client, { ...index, ...queryOf(condition) }))
      yield items.map(({ player, id }) => ({ player, id }));
  }

  async function first(player: string): Promise<FirstPurchase> {
    const item = await getItem<FirstPurchase>(client, table, { player, id: firstId });
    if (!item) return noPurchaseYet(player);
    const { offer, paid, revision } = item;
    return { player, offer, paid, revision };
  }

  function begin(purchase: Purchase): AtomicWrite {
    return atomicPut(table, `purchase ${purchase.id}`, toItem(purchase), ifRevision(0));
  }

  function replace(before: Purchase, after: Purchase): AtomicWrite {
    return atomicPut(table, `purchase ${after.id}`, toItem(after), ifRevision(before.revision));
  }

  function replaceFirst(before: FirstPurchase, after: FirstPurchase): AtomicWrite {
    return atomicPut(table, 'first purchase', { ...after, id: firstId }, ifRevision(before.revision));
  }

  function save(before: Purchase, after: Purchase): Promise<boolean> {
    return putIf(client, table, toItem(after), ifRevision(before.revision));
  }
}

function ifRevision(read: number): WriteCondition {
  return optimisticLock('revision', read);
}

function toItem(purchase: Purchase): Record<string, unknown> {
  const { createdAt, expiresAt, timeline, refundSettledAt, ...rest } = purchase;
  return {
    ...rest,
    createdAt: createdAt.getTime(),
    expiresAt: expiresAt.toISOString(),
    state: stateOf(purchase),
    ...(refundSettledAt && { refundSettledAt: refundSettledAt.toISOString() }),
    timeline: timeline.map((step) => ({ ...step, at: step.at.toISOString() })),
    ...(isOpen(purchase) && { open: openMark }),
    ...(purchase.refundDue && { open: refundDueMark }),
    ...(unsettledRefund(purchase) && { open: givenUpMark }),
  };
}

export function fromItem({
  open: _mark,
  state: _state,
  createdAt,
  expiresAt,
  timeline,
  refundDue = null,
  refundPaid = null,
  refundSettledAt,
  dispute,
  disputes = dispute ? { [unnamedDispute]: dispute } : {},
  ...rest
}: PurchaseItem): Purchase {
  return {
    ...rest,
    refundDue,
    refundPaid,
    disputes,
    refundSettledAt: refundSettledAt ? new Date(refundSettledAt) : null,
    createdAt: new Date(createdAt),
    expiresAt: new Date(expiresAt),
    timeline: timeline.map((step) => ({ ...step, at: new Date(step.at) })),
  };
}
