import {
  BatchGetCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb';
import { type AtomicWrite, atomicWrite, putNew } from '#lambdas/runtime/aws/atomic-write';
import { batchesOf } from '#lambdas/runtime/aws/get-all';
import { queryAll } from '#lambdas/runtime/aws/query-pages';

/** A code as it is stored in its pool, encrypted. */
export interface SealedCode {
  readonly product: string;
  /** Fingerprint of the code, unique within its pool. */
  readonly code: string;
  readonly sealed: string;
  readonly addedAt: Date;
  /** Fingerprint of the request that added it, by which a retry recognizes its own codes. */
  readonly request: string;
}

/** An order that waits for codes of a product. */
export interface WaitingOrder {
  readonly product: string;
  readonly player: string;
  readonly order: string;
  readonly quantity: number;
}

/** One view of a code. */
export interface CodeView {
  readonly product: string;
  readonly code: string;
  readonly player: string;
  readonly order: string;
  readonly at: Date;
  /** Number of this view, from 1. */
  readonly view: number;
}

/** Identifies an order outside of its player's requests. */
export interface OrderName {
  readonly player: string;
  readonly order: string;
}

/**
 * Pools of gift codes, one per product. A code is either free or taken by one order, and returns to its pool only if it was never viewed.
 * Taking a taken code fails, so that no code is given twice.
 */
export interface GiftCodeStore {
  /** Returns some free codes of a pool. Eventually consistent: a code that was just taken may be among them. */
  left(product: string, limit: number): Promise<string[]>;
  /** Returns the number of free codes and of all codes ever added. */
  count(product: string): Promise<{ left: number; added: number }>;
  find(product: string, code: string): Promise<SealedCode | undefined>;
  /** Filters these codes, at most 100, to those that are free. Strongly consistent, unlike `left`. */
  free(product: string, codes: readonly string[]): Promise<string[]>;
  /** Returns those of these codes that are in the pool, each with the request that added it. Strongly consistent. */
  known(product: string, codes: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Lists orders that wait for codes of one product or of all, the longest wait per product first. */
  waiting(limit: number, product?: string): Promise<WaitingOrder[]>;
  /** Lists products that ever had a pool. */
  pools(): Promise<string[]>;
  /** Records that a product has a pool. */
  openPool(product: string): AtomicWrite;
  /** Adds a code that is not in its pool yet. */
  add(code: SealedCode): AtomicWrite;
  /** Takes a free code. */
  take(product: string, code: string, order: OrderName): AtomicWrite;
  /** Returns a code that this order has. */
  giveBack(product: string, code: string, order: OrderName): AtomicWrite;
  /** Records how many codes an order waits for; 0 ends the wait. */
  wait(waiting: WaitingOrder): AtomicWrite;
  /** Records a view of a code; the same view is never written twice. */
  view(view: CodeView): AtomicWrite;
}

/** Partition keys besides product ids, which never begin with this character. */
const poolsPartition = '#pools';
const waitingPartition = '#waiting';

export function createGiftCodeStore(client: DynamoDBDocumentClient, table: string): GiftCodeStore {
  return { left, count, find, free, known, waiting, pools, openPool, add, take, giveBack, wait, view };

  async function left(product: string, limit: number): Promise<string[]> {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: table,
        IndexName: 'by-left',
        KeyConditionExpression: '#left = :product',
        ExpressionAttributeNames: { '#left': 'left' },
        ExpressionAttributeValues: { ':product': product },
        Limit: limit,
      }),
    );
    return Items.map(({ id }) => codeOf(String(id)));
  }

  async function count(product: string): Promise<{ left: number; added: number }> {
    const [unused, added] = await Promise.all([
      countOf({
        IndexName: 'by-left',
        KeyConditionExpression: '#left = :product',
        names: { '#left': 'left' },
      }),
      countOf({
        KeyConditionExpression: '#pool = :product AND begins_with(#id, :code)',
        names: { '#pool': 'pool', '#id': 'id' },
        values: { ':code': codeId('') },
      }),
    ]);
    return { left: unused, added };

    async function countOf({
      names,
      values = {},
      ...query
    }: {
      IndexName?: string;
      KeyConditionExpression: string;
      names: Record<string, string>;
      values?: Record<string, string>;
    }): Promise<number> {
      let total = 0;
      let start: Record<string, unknown> | undefined;
      do {
        const { Count = 0, LastEvaluatedKey } = await client.send(
          new QueryCommand({
            TableName: table,
            ...query,
            Select: 'COUNT',
            ExpressionAttributeNames: names,
            ExpressionAttributeValues: { ':product': product, ...values },
            ExclusiveStartKey: start,
          }),
        );
        total += Count;
        start = LastEvaluatedKey;
      } while (start);
      return total;
    }
  }

  async function find(product: string, code: string): Promise<SealedCode | undefined> {
    const key = { TableName: table, Key: { pool: product, id: codeId(code) }, ConsistentRead: true };
    const { Item } = await client.send(new GetCommand(key));
    if (!Item) return undefined;
    const { sealed, addedAt, request } = Item as { sealed: string; addedAt: string; request: string };
    return { product, code, sealed, addedAt: new Date(addedAt), request };
  }

  async function free(product: string, codes: readonly string[]): Promise<string[]> {
    const rows = await rowsOf(product, codes);
    return rows.filter(({ left: pool }) => pool !== undefined).map(({ id }) => codeOf(String(id)));
  }

  async function known(product: string, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await rowsOf(product, codes);
    return new Map(rows.map(({ id, request }) => [codeOf(String(id)), String(request)]));
  }

  async function rowsOf(product: string, codes: readonly string[]): Promise<Record<string, unknown>[]> {
    const found: Record<string, unknown>[] = [];
    for (const batch of batchesOf(codes)) {
      let keys = batch.map((code) => ({ pool: product, id: codeId(code) }));
      // Retries the keys that a busy table left unprocessed.
      while (keys.length > 0) {
        const { Responses, UnprocessedKeys } = await client.send(
          new BatchGetCommand({ RequestItems: { [table]: { Keys: keys, ConsistentRead: true } } }),
        );
        found.push(...(Responses?.[table] ?? []));
        keys = (UnprocessedKeys?.[table]?.Keys ?? []) as typeof keys;
      }
    }
    return found;
  }

  async function waiting(limit: number, product?: string): Promise<WaitingOrder[]> {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: `#pool = :waiting${product === undefined ? '' : ' AND begins_with(#id, :product)'}`,
        ExpressionAttributeNames: { '#pool': 'pool', ...(product !== undefined && { '#id': 'id' }) },
        ExpressionAttributeValues: {
          ':waiting': waitingPartition,
          ...(product !== undefined && { ':product': `${product}#` }),
        },
        ConsistentRead: true,
        Limit: limit,
      }),
    );
    return (Items as WaitingOrder[])
      .filter((each) => product === undefined || each.product === product)
      .map(({ product: of, player, order, quantity }) => ({ product: of, player, order, quantity }));
  }

  async function pools(): Promise<string[]> {
    const items = await queryAll<{ id: string }>(client, {
      TableName: table,
      KeyConditionExpression: '#pool = :pools',
      ExpressionAttributeNames: { '#pool': 'pool' },
      ExpressionAttributeValues: { ':pools': poolsPartition },
    });
    return items.map(({ id }) => id);
  }

  function openPool(product: string): AtomicWrite {
    return atomicWrite(`pool ${product}`, {
      Put: { TableName: table, Item: { pool: poolsPartition, id: product } },
    });
  }

  function add({ product, code, sealed, addedAt, request }: SealedCode): AtomicWrite {
    return putNew(table, `code ${code}`, {
      pool: product,
      id: codeId(code),
      left: product,
      sealed,
      addedAt: addedAt.toISOString(),
      request,
    });
  }

  function take(product: string, code: string, { player, order }: OrderName): AtomicWrite {
    return atomicWrite(`code ${code}`, {
      Update: {
        TableName: table,
        Key: { pool: product, id: codeId(code) },
        UpdateExpression: 'SET #player = :player, #order = :order REMOVE #left',
        ConditionExpression: 'attribute_exists(#left)',
        ExpressionAttributeNames: { '#player': 'player', '#order': 'order', '#left': 'left' },
        ExpressionAttributeValues: { ':player': player, ':order': order },
      },
    });
  }

  function giveBack(product: string, code: string, { player, order }: OrderName): AtomicWrite {
    return atomicWrite(`code ${code}`, {
      Update: {
        TableName: table,
        Key: { pool: product, id: codeId(code) },
        UpdateExpression: 'SET #left = :product REMOVE #player, #order',
        ConditionExpression: '#player = :player AND #order = :order',
        ExpressionAttributeNames: { '#player': 'player', '#order': 'order', '#left': 'left' },
        ExpressionAttributeValues: { ':player': player, ':order': order, ':product': product },
      },
    });
  }

  function wait({ product, player, order, quantity }: WaitingOrder): AtomicWrite {
    // An order's id begins with its time, so that the longest wait of a product sorts first.
    const key = { pool: waitingPartition, id: `${product}#${order}#${player}` };
    return atomicWrite(
      `wait of ${order}`,
      quantity > 0
        ? { Put: { TableName: table, Item: { ...key, product, player, order, quantity } } }
        : { Delete: { TableName: table, Key: key } },
    );
  }

  function view({ product, code, player, order, at, view: number }: CodeView): AtomicWrite {
    return putNew(table, `view ${number} of ${code}`, {
      pool: product,
      id: `view#${code}#${String(number).padStart(6, '0')}`,
      player,
      order,
      at: at.toISOString(),
    });
  }
}

function codeId(code: string): string {
  return `code#${code}`;
}

function codeOf(id: string): string {
  return id.slice(codeId('').length);
}
