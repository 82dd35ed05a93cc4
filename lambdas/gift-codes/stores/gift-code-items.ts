import type { KeyCondition } from '#lambdas/runtime/aws/query-of';

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

/** Identifies an order outside of its player's requests. */
export interface OrderName {
  readonly player: string;
  readonly order: string;
}

/** Partition keys besides product ids, which never begin with this character. */
export const poolsPartition = '#pools';
export const waitingPartition = '#waiting';
export const patternsPartition = '#patterns';

/** The attributes of a code from which its state follows. */
export interface PoolItem {
  readonly id: string;
  readonly left?: string;
  readonly request: string;
  readonly addedAt: string;
  readonly voidedAt?: string;
  readonly viewedAt?: string;
  readonly player?: string;
  readonly order?: string;
}

export function pooledCode({
  id,
  left,
  request,
  addedAt,
  voidedAt,
  viewedAt,
  player,
  order,
}: PoolItem): PooledCode {
  const added = { code: codeOf(id), request, addedAt: new Date(addedAt) };
  if (voidedAt !== undefined) return { ...added, state: 'void' };
  if (left !== undefined) return { ...added, state: 'free' };
  if (viewedAt !== undefined) return { ...added, state: 'viewed' };
  if (player === undefined || order === undefined) throw new Error('A taken gift code names no order');
  return { ...added, state: 'unviewed', holder: { player, order } };
}

export function codeId(code: string): string {
  return `code#${code}`;
}

/** The codes in a pool, without the views and requests. */
export function codesOf(product: string): KeyCondition {
  return { is: { pool: product }, beginsWith: { id: codeId('') } };
}

export function codeOf(id: string): string {
  return id.slice(codeId('').length);
}
