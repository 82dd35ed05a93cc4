import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Amount, amount } from '#domain/money/coin';
import type { Order } from '#domain/rewards/order';
import { isUndone } from '#domain/rewards/order-reason';
import { atomicUpdate, type AtomicWrite, putNew } from '#lambdas/runtime/aws/atomic-write';
import { ifAbsent, ifAny, ifEqual, type WriteCondition } from '#lambdas/runtime/aws/conditions';
import { getItem } from '#lambdas/runtime/aws/get-item';
import { pageOf } from '#lambdas/runtime/aws/page-of';
import { queryOf } from '#lambdas/runtime/aws/query-of';
import { queryPages } from '#lambdas/runtime/aws/query-pages';
import { fromItem, type OrderItem, toItem } from './order-item';

/** One page of a player's orders, newest first. */
export interface OrderPage {
  readonly orders: Order[];
  /** Cursor of the next page, passed as `before`; null on the last page. */
  readonly next: string | null;
}

export interface OrderStore {
  /** Returns the player's order with this id, or undefined. Strongly consistent. */
  find(player: string, id: string): Promise<Order | undefined>;
  /** Returns a page of the player's orders. Strongly consistent. The page may be short; `next` tells whether there is more. */
  page(player: string, query: { limit: number; before?: string | undefined }): Promise<OrderPage>;
  /** Returns the total worth of a player's orders; of undone ones, of the codes that the player keeps. Strongly consistent. */
  worthOf(player: string): Promise<Amount>;
  /** Writes a new order; never overwrites one. */
  place(order: Order): AtomicWrite;
  /** Writes the steps and codes of an order, and the worth of kept codes, under an optimistic lock; other fields stay unchanged. */
  advance(before: Order, after: Order): AtomicWrite;
  /** Writes the corrected address of an order under an optimistic lock; other fields stay unchanged. */
  correctAddress(before: Order, after: Order): AtomicWrite;
}

export function createOrderStore(client: DynamoDBDocumentClient, table: string): OrderStore {
  return { find, page, worthOf, place, advance, correctAddress };

  async function find(player: string, id: string): Promise<Order | undefined> {
    const item = await getItem<OrderItem>(client, table, { player, id });
    return item && fromItem(item);
  }

  async function page(
    player: string,
    { limit, before }: { limit: number; before?: string | undefined },
  ): Promise<OrderPage> {
    const { items, next } = await pageOf<OrderItem>(client, {
      table,
      partitionKey: ['player', player],
      sortKey: 'id',
      direction: 'down',
      from: before,
      limit,
    });
    return { orders: items.map(fromItem), next };
  }

  async function worthOf(player: string): Promise<Amount> {
    let worth = 0;
    const pages = queryPages<Pick<OrderItem, 'total' | 'worth' | 'keptWorth' | 'status'>>(client, {
      TableName: table,
      ...queryOf({ is: { player }, project: ['total', 'worth', 'keptWorth', 'status'] }),
      ConsistentRead: true,
    });
    for await (const items of pages)
      for (const item of items)
        worth += isUndone(item.status) ? (item.keptWorth ?? 0) : (item.worth ?? item.total);
    return amount(worth);
  }

  function place(order: Order): AtomicWrite {
    return putNew(table, `order ${order.id}`, toItem(order));
  }

  /** The address is not written, since it may have been erased in the meantime. */
  function advance(before: Order, after: Order): AtomicWrite {
    const { timeline, codes, status, keptWorth } = toItem(after);
    return change(before, {
      timeline,
      codes,
      status,
      revision: after.revision,
      ...(keptWorth !== undefined && { keptWorth }),
    });
  }

  function correctAddress(before: Order, after: Order): AtomicWrite {
    const { address, corrections } = toItem(after);
    return change(before, { address, corrections, revision: after.revision });
  }

  function change(before: Order, set: object): AtomicWrite {
    const { player, id } = before;
    return atomicUpdate(table, `order ${id}`, { player, id }, { set, when: ifUnchanged(before) });
  }
}

/** Holds while the order is as it was read. Orders placed before revisions were introduced have none. */
function ifUnchanged({ revision }: Order): WriteCondition {
  const isSame = ifEqual('revision', revision);
  return revision === 0 ? ifAny(ifAbsent('revision'), isSame) : isSame;
}
