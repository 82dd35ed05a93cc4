import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { putIf } from '#lambdas/runtime/aws/conditional-write';
import { ifAbsent, ifAny, ifEqual } from '#lambdas/runtime/aws/conditions';
import { batchesOf, getAll } from '#lambdas/runtime/aws/get-all';
import { getItem } from '#lambdas/runtime/aws/get-item';
import { queryOf } from '#lambdas/runtime/aws/query-of';
import { countOf, queryAll } from '#lambdas/runtime/aws/query-pages';
import {
  codeId,
  codeOf,
  codesOf,
  patternsPartition,
  type PooledCode,
  pooledCode,
  type PoolItem,
  poolsPartition,
  type SealedCode,
  type WaitingOrder,
  waitingPartition,
} from './gift-code-items';
import { type GiftCodeWrites, giftCodeWrites } from './gift-code-writes';

/** Which codes of a pool to list. */
export interface CodesListed {
  /** Fingerprint of the request that added them. @default any */
  readonly batch?: string;
  /** The `next` of the page before. */
  readonly after?: string | undefined;
}

/**
 * Pools of gift codes, one per product. A code is free, taken by one order, or void forever. A taken code returns to its pool only if it
 * was never viewed. Taking a taken or void code fails, so that no code is given twice.
 */
export interface GiftCodeStore extends GiftCodeWrites {
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
  /** Lists orders that wait for codes of one product or of all, the longest wait per product first. */
  waiting(limit: number, product?: string): Promise<WaitingOrder[]>;
  /** Lists products that ever had a pool. */
  pools(): Promise<string[]>;
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
}

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
    waiting,
    pools,
    claim,
    ...giftCodeWrites(table),
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

  function claim({ product, request, input }: { product: string; request: string; input: string }) {
    const item = { pool: product, id: `request#${request}`, input };
    return putIf(client, table, item, ifAny(ifAbsent('id'), ifEqual('input', input)));
  }
}
