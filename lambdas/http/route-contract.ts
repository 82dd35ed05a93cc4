import * as z from 'zod';
import type { RefusalCode } from './refusals';

/**
 * One route, declared once: what is validated, what the OpenAPI document says and what the site's types are all
 * come from this.
 */
export interface RouteContract {
  readonly method: 'get' | 'post';
  /** With parameters in braces: `/games/{id}/rounds`. */
  readonly path: `/${string}`;
  /** A verb and a noun in camel case, unique in the API. */
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** Whether the route moves something and so needs an `Idempotency-Key`. */
  readonly idempotent?: true;
  readonly answer: z.ZodObject;
  /** Refusals of this route beside those that every route has. */
  readonly refusals: readonly RefusalCode[];
}

/** What a route's implementation is given: parsed, and typed by the contract. */
export interface RouteInput<Contract extends RouteContract> {
  readonly parameters: Parsed<Contract['parameters']>;
  readonly query: Parsed<Contract['query']>;
  readonly body: Parsed<Contract['body']>;
  readonly idempotencyKey: Contract['idempotent'] extends true ? string : undefined;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** The idempotency key's own rule. */
export const idempotencyKey = z.string().min(1).max(255);

/** Keeps a contract's exact type while checking that it is one. */
export function defineRoute<const Contract extends RouteContract>(contract: Contract): Contract {
  return contract;
}
