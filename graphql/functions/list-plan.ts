import type { Context } from '@aws-appsync/utils';
import type { Places } from '#domain/rewards/listing';
import type { Expression } from './conditions';
import type { Order } from './list-orders';
import type { Product } from './product';

export interface ListArguments {
  readonly id?: string | null;
  readonly filter?: ListFilter | null;
  readonly limit?: number | null;
  readonly nextToken?: string | null;
  readonly sortBy?: Order | null;
  readonly sortDirection?: 'ASC' | 'DESC' | null;
  readonly search?: string | null;
}

/** The caller's filter on products; only the parts that an index range can answer are typed. */
export interface ListFilter {
  readonly active?: { readonly eq?: boolean | null } | null;
}

/** How to read a list, computed once and followed by every step of the pipeline. */
export interface Plan {
  /** Id of the only product to read; null for a list. */
  readonly id: string | null;
  /** Index, its partition and the name of its sort key. */
  readonly index: string;
  readonly partition: string;
  readonly key: keyof Places;
  /** Both ends of the range, inclusive. */
  readonly from: string;
  readonly to: string;
  readonly isForward: boolean;
  readonly filter: Expression | null;
  /** Items per page. */
  readonly limit: number;
  /** Prefix of every cursor of this order. */
  readonly order: string;
  /** What the last step fetches: the products that a word search found, or the total; null for nothing. */
  readonly fetch: 'products' | 'count' | null;
}

/** A product, or a row of a word of its name. */
export type ListedRow = Product & { readonly product?: string };

/** State that the steps of the pipeline pass on. */
export interface Reading {
  plan: Plan;
  rows: readonly ListedRow[];
  /** AppSync's cursor in this range; null at its end. */
  more: string | null;
  isDone: boolean;
  /** Sort key of the first row that was not read. */
  next: string | null;
  /** Products fetched by the last step. */
  products: readonly Product[] | null;
  total: number | null;
}

/** Context of every step of the pipeline. */
export type ListContext = Context<ListArguments, Reading>;
