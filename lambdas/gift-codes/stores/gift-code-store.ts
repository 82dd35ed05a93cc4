import {
  BatchGetCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb';
import { type AtomicWrite, atomicWrite, putNew } from '#lambdas/runtime/aws/atomic-write';

/** A code as it lies in its pool: nobody who reads the table reads the code. */
export interface SealedCode {
  readonly product: string;
  /** A fingerprint of the code, by which it is in its pool once. */
  readonly code: string;
  readonly sealed: string;
  readonly addedAt: Date;
  /** Fingerprint of the request that added it, so that a repeat knows its own. */
  readonly request: string;
}

/** An order that waits for codes of a product. */
export interface WaitingOrder {
  readonly product: string;
  readonly player: string;
  readonly order: string;
  readonly quantity: number;
}

/** One look at a code. */
export interface CodeView {
  readonly product: string;
  readonly code: string;
  readonly player: string;
  readonly order: string;
  readonly at: Date;
  /** The number of this look, from 1. */
  readonly view: number;
}

/** Names an order from outside of its player's requests. */
export interface OrderName {
  readonly player: string;
  readonly order: string;
}

/**
 * Pools of gift codes, one a product. A code is in its pool, then with one order, and goes back only if nobody has seen it. Taking one
 * fails where it is taken already, so no code is ever given twice.
 */
export interface GiftCodeStore {
  /** Some codes of a pool that nobody has; one that was taken a moment ago may still be among them. */
  left(product: string, limit: number): Promise<string[]>;
  /** How many codes nobody has, and how many there ever were. */
  count(product: string): Promise<{ left: number; added: number }>;
  find(product: string, code: string): Promise<SealedCode | undefined>;
  /** Of these codes, 100 at most, those that no order has. Strongly consistent, where `left` follows the table a moment later. */
  free(product: string, codes: readonly string[]): Promise<string[]>;
  /** Of these codes those that are in the pool already, each with the request that added it. Strongly consistent. */
  known(product: string, codes: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Orders that wait for codes, of one product or of all, the longest wait of each product first. */
  waiting(limit: number, product?: string): Promise<WaitingOrder[]>;
  /** Products that ever had a pool. */
  pools(): Promise<string[]>;
  /** Remembers that a product has a pool. */
  openPool(product: string): AtomicWrite;
  /** Adds a code that is not in its pool. */
  add(code: SealedCode): AtomicWrite;
  /** Takes a code that nobody has. */
  take(product: string, code: string, order: OrderName): AtomicWrite;
  /** Puts a code back that this order has. */
  giveBack(product: string, code: string, order: OrderName): AtomicWrite;
  /** Remembers how many codes an order waits for; none end the wait. */
  wait(waiting: WaitingOrder): AtomicWrite;
  /** Writes down that somebody saw a code; the same look is never written twice. */
  view(view: CodeView): AtomicWrite;
}

/** Partitions beside those of products, whose ids never begin with this sign. */
const poolsPartition = '#pools';
const waitingPartition = '#waiting';
const mostKeys = 100;

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
    for (let start = 0; start < codes.length; start += mostKeys) {
      let keys = codes.slice(start, start + mostKeys).map((code) => ({ pool: product, id: codeId(code) }));
      // What a busy table leaves out is asked for again.
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
    const found: string[] = [];
    let start: Record<string, unknown> | undefined;
    do {
      const { Items = [], LastEvaluatedKey } = await client.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: '#pool = :pools',
          ExpressionAttributeNames: { '#pool': 'pool' },
          ExpressionAttributeValues: { ':pools': poolsPartition },
          ExclusiveStartKey: start,
        }),
      );
      found.push(...Items.map(({ id }) => String(id)));
      start = LastEvaluatedKey;
    } while (start);
    return found;
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
    // An order's id begins with its time: the longest wait of a product comes first.
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
