import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { atomicUpdate, type AtomicWrite, atomicWrite, putNew } from '#lambdas/runtime/aws/atomic-write';
import { putIf } from '#lambdas/runtime/aws/conditional-write';
import {
  ifAbsent,
  ifAll,
  ifAny,
  ifEqual,
  ifPresent,
  type WriteCondition,
} from '#lambdas/runtime/aws/conditions';
import { batchesOf, getAll } from '#lambdas/runtime/aws/get-all';
import { getItem } from '#lambdas/runtime/aws/get-item';
import { type KeyCondition, queryOf } from '#lambdas/runtime/aws/query-of';
import { countOf, queryAll } from '#lambdas/runtime/aws/query-pages';
import type { Change } from '#lambdas/runtime/aws/updates';

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

interface AddedCode {
  readonly code: string;
  /** Fingerprint of the request that added it. */
  readonly request: string;
  readonly addedAt: Date;
}

/** A code that an order has, and that its player has not viewed. */
export interface UnviewedCode extends AddedCode {
  readonly state: 'unviewed';
  readonly holder: OrderName;
}

/** A code in its pool, and what became of it. */
export type PooledCode = (AddedCode & { readonly state: 'free' | 'viewed' | 'void' }) | UnviewedCode;

/** Which codes of a pool to list. */
export interface CodesListed {
  /** Fingerprint of the request that added them. @default any */
  readonly batch?: string;
  /** The `next` of the page before. */
  readonly after?: string | undefined;
}

/** Identifies an order outside of its player's requests. */
export interface OrderName {
  readonly player: string;
  readonly order: string;
}

/**
 * Pools of gift codes, one per product. A code is free, taken by one order, or void forever. A taken code returns to its pool only if it
 * was never viewed. Taking a taken or void code fails, so that no code is given twice.
 */
export interface GiftCodeStore {
  /** Returns some free codes of a pool. Eventually consistent: a code that was just taken may be among them. */
  left(product: string, limit: number): Promise<string[]>;
  /** Returns the number of free codes, and of all codes ever added that are not void. */
  count(product: string): Promise<{ left: number; added: number }>;
  find(product: string, code: string): Promise<SealedCode | undefined>;
  /** Filters these codes, at most 100, to those that are free. Strongly consistent, unlike `left`. */
  free(product: string, codes: readonly string[]): Promise<string[]>;
  /** Returns those of these codes that are in the pool, each with the request that added it. Strongly consistent. */
  known(product: string, codes: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Returns one page of the codes of a pool, void ones included; `next` is undefined on the last page. Strongly consistent. */
  codesIn(
    product: string,
    listed?: CodesListed,
  ): Promise<{ readonly codes: PooledCode[]; readonly next: string | undefined }>;
  /** Returns the patterns that codes must match, by product. */
  patterns(): Promise<ReadonlyMap<string, string>>;
  /** Returns the pattern of a product's codes; null for none. Strongly consistent. */
  patternOf(product: string): Promise<string | null>;
  /** Sets the pattern of a product's codes; null removes it. */
  setPattern(product: string, pattern: string | null): AtomicWrite;
  /** Lists orders that wait for codes of one product or of all, the longest wait per product first. */
  waiting(limit: number, product?: string): Promise<WaitingOrder[]>;
  /** Lists products that ever had a pool. */
  pools(): Promise<string[]>;
  /** Records that a product has a pool. */
  openPool(product: string): AtomicWrite;
  /**
   * Claims a request that adds codes, before it adds any.
   *
   * @param claim.input  fingerprint of its lines
   * @returns false when the same request was claimed for other lines
   */
  claim(claim: {
    readonly product: string;
    readonly request: string;
    readonly input: string;
  }): Promise<boolean>;
  /** Adds a code that is not in its pool yet. */
  add(code: SealedCode): AtomicWrite;
  /** Takes a free code. */
  take(product: string, code: string, order: OrderName): AtomicWrite;
  /** Returns a code that this order has. */
  giveBack(product: string, code: string, order: OrderName): AtomicWrite;
  /** Voids a free code. */
  voidFree(product: string, code: string, at: Date): AtomicWrite;
  /** Voids a code that this order has. */
  voidTaken(product: string, code: string, from: { order: OrderName; at: Date }): AtomicWrite;
  /** Records how many codes an order waits for; 0 ends the wait. */
  wait(waiting: WaitingOrder): AtomicWrite;
  /** Records a view of a code; the same view is never written twice. */
  view(view: CodeView): AtomicWrite;
  /** Marks a code that this order has as viewed. */
  markViewed(product: string, code: string, first: { order: OrderName; at: Date }): AtomicWrite;
}

/** Partition keys besides product ids, which never begin with this character. */
const poolsPartition = '#pools';
const waitingPartition = '#waiting';
const patternsPartition = '#patterns';

export function createGiftCodeStore(client: DynamoDBDocumentClient, table: string): GiftCodeStore {
  return {
    left,
    count,
    find,
    free,
    known,
    codesIn,
    patterns,
    patternOf,
    setPattern,
    waiting,
    pools,
    openPool,
    claim,
    add,
    take,
    giveBack,
    voidFree,
    voidTaken,
    wait,
    view,
    markViewed,
  };

  async function left(product: string, limit: number): Promise<string[]> {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: table,
        IndexName: 'by-left',
        ...queryOf({ is: { left: product } }),
        Limit: limit,
      }),
    );
    return Items.map(({ id }) => codeOf(String(id)));
  }

  async function count(product: string): Promise<{ left: number; added: number }> {
    const [unused, added] = await Promise.all([
      countOf(client, { TableName: table, IndexName: 'by-left', ...queryOf({ is: { left: product } }) }),
      countOf(client, {
        TableName: table,
        ...queryOf({ ...codesOf(product), filter: ifAbsent('voidedAt') }),
      }),
    ]);
    return { left: unused, added };
  }

  async function find(product: string, code: string): Promise<SealedCode | undefined> {
    const key = { pool: product, id: codeId(code) };
    const item = await getItem<{ sealed: string; addedAt: string; request: string }>(client, table, key);
    if (!item) return undefined;
    const { sealed, addedAt, request } = item;
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

  /** Reads one batch at a time, because a pool may have thousands of codes. */
  async function rowsOf(product: string, codes: readonly string[]): Promise<Record<string, unknown>[]> {
    const found: Record<string, unknown>[] = [];
    for (const batch of batchesOf(codes)) {
      const keys = batch.map((code) => ({ pool: product, id: codeId(code) }));
      found.push(...(await getAll<Record<string, unknown>>(client, table, keys)));
    }
    return found;
  }

  async function codesIn(product: string, { batch, after }: CodesListed = {}) {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({
        TableName: table,
        ...queryOf({
          ...codesOf(product),
          filter: batch === undefined ? undefined : ifEqual('request', batch),
          project: ['id', 'left', 'request', 'addedAt', 'voidedAt', 'viewedAt', 'player', 'order'],
        }),
        ...(after !== undefined && { ExclusiveStartKey: { pool: product, id: codeId(after) } }),
        ConsistentRead: true,
      }),
    );
    const next = LastEvaluatedKey && codeOf(String(LastEvaluatedKey['id']));
    return { codes: (Items as PoolItem[]).map(pooledCode), next };
  }

  async function patterns(): Promise<ReadonlyMap<string, string>> {
    const items = await queryAll<{ id: string; pattern: string }>(client, {
      TableName: table,
      ...queryOf({ is: { pool: patternsPartition } }),
    });
    return new Map(items.map(({ id, pattern }) => [id, pattern]));
  }

  async function patternOf(product: string): Promise<string | null> {
    const keys = [{ pool: patternsPartition, id: product }];
    const [item] = await getAll<{ pattern: string }>(client, table, keys);
    return item?.pattern ?? null;
  }

  function setPattern(product: string, pattern: string | null): AtomicWrite {
    const key = { pool: patternsPartition, id: product };
    return atomicWrite(
      `pattern of ${product}`,
      pattern === null
        ? { Delete: { TableName: table, Key: key } }
        : { Put: { TableName: table, Item: { ...key, pattern } } },
    );
  }

  async function waiting(limit: number, product?: string): Promise<WaitingOrder[]> {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: table,
        ...queryOf({
          is: { pool: waitingPartition },
          beginsWith: product === undefined ? undefined : { id: `${product}#` },
        }),
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
      ...queryOf({ is: { pool: poolsPartition } }),
    });
    return items.map(({ id }) => id);
  }

  function openPool(product: string): AtomicWrite {
    return atomicWrite(`pool ${product}`, {
      Put: { TableName: table, Item: { pool: poolsPartition, id: product } },
    });
  }

  function claim({ product, request, input }: { product: string; request: string; input: string }) {
    const item = { pool: product, id: `request#${request}`, input };
    return putIf(client, table, item, ifAny(ifAbsent('id'), ifEqual('input', input)));
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
    return changeCode(product, code, { set: { player, order }, remove: ['left'], when: ifPresent('left') });
  }

  function giveBack(product: string, code: string, order: OrderName): AtomicWrite {
    return changeCode(product, code, {
      set: { left: product },
      remove: ['player', 'order'],
      when: ifHeldBy(order),
    });
  }

  function voidFree(product: string, code: string, at: Date): AtomicWrite {
    return changeCode(product, code, {
      set: { voidedAt: at.toISOString() },
      remove: ['left'],
      when: ifPresent('left'),
    });
  }

  function voidTaken(product: string, code: string, { order, at }: Holding): AtomicWrite {
    return changeCode(product, code, {
      set: { voidedAt: at.toISOString() },
      remove: ['player', 'order'],
      when: ifHeldBy(order),
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

  function markViewed(product: string, code: string, { order, at }: Holding): AtomicWrite {
    return changeCode(product, code, { set: { viewedAt: at.toISOString() }, when: ifHeldBy(order) });
  }

  function changeCode(product: string, code: string, change: Change): AtomicWrite {
    return atomicUpdate(table, `code ${code}`, { pool: product, id: codeId(code) }, change);
  }
}

function ifHeldBy({ player, order }: OrderName): WriteCondition {
  return ifAll(ifEqual('player', player), ifEqual('order', order));
}

/** The order that holds a code, and the time of a change. */
interface Holding {
  readonly order: OrderName;
  readonly at: Date;
}

/** The attributes of a code from which its state follows. */
interface PoolItem {
  readonly id: string;
  readonly left?: string;
  readonly request: string;
  readonly addedAt: string;
  readonly voidedAt?: string;
  readonly viewedAt?: string;
  readonly player?: string;
  readonly order?: string;
}

function pooledCode({ id, left, request, addedAt, voidedAt, viewedAt, player, order }: PoolItem): PooledCode {
  const added = { code: codeOf(id), request, addedAt: new Date(addedAt) };
  if (voidedAt !== undefined) return { ...added, state: 'void' };
  if (left !== undefined) return { ...added, state: 'free' };
  if (viewedAt !== undefined) return { ...added, state: 'viewed' };
  if (player === undefined || order === undefined) throw new Error('A taken gift code names no order');
  return { ...added, state: 'unviewed', holder: { player, order } };
}

function codeId(code: string): string {
  return `code#${code}`;
}

/** The codes in a pool, without the views and requests. */
function codesOf(product: string): KeyCondition {
  return { is: { pool: product }, beginsWith: { id: codeId('') } };
}

function codeOf(id: string): string {
  return id.slice(codeId('').length);
}
