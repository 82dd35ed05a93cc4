import type { Context } from '@aws-appsync/utils';
import type { Expression } from './conditions';
import type { Order, Places } from './places';
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

/** What the caller asks of products; only what a range of an index can answer is looked into. */
export interface ListFilter {
  readonly active?: { readonly eq?: boolean | null } | null;
}

/** How a list is to be read, made once and followed by every step of the pipeline. */
export interface Plan {
  /** The one product that is asked for; null for a list. */
  readonly id: string | null;
  /** Index, its partition and the name of its sort key. */
  readonly index: string;
  readonly partition: string;
  readonly key: keyof Places;
  /** Both ends of the range that is read, which belong to it. */
  readonly from: string;
  readonly to: string;
  readonly isForward: boolean;
  readonly filter: Expression | null;
  /** Items of a page. */
  readonly limit: number;
  /** Begins every token of this order. */
  readonly order: string;
  /** What the last step has to fetch: the products that were found by a word, or the number of all; null for nothing. */
  readonly fetch: 'products' | 'count' | null;
}

/** A product, or a row of a word of its name. */
export type ListedRow = Product & { readonly product?: string };

/** What the steps of the pipeline tell each other. */
export interface Reading {
  plan: Plan;
  rows: readonly ListedRow[];
  /** Where AppSync goes on in this range; null at its end. */
  more: string | null;
  isDone: boolean;
  /** Place of the first row that was not read any more. */
  next: string | null;
  /** What the last step fetched. */
  products: readonly Product[] | null;
  total: number | null;
}

/** What every step of the pipeline is called with. */
export type ListContext = Context<ListArguments, Reading>;
