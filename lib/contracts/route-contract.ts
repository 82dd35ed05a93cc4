import * as z from 'zod';
import type { ErrorCode } from './errors';

/** One route, declared once: validation, the OpenAPI document and the site's types derive from it. */
export interface RouteContract {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** With parameters in braces: `/games/{id}/rounds`. */
  readonly path: `/${string}`;
  /** A verb and a noun in camel case, unique in the API. */
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** Whether a repeated request would have another effect, and so needs an `Idempotency-Key`. */
  readonly idempotent?: true;
  /** Whether the route requires a sign-in of the last 15 minutes. */
  readonly needsRecentSignIn?: true;
  /** Whether an ended sign-in is still accepted, because the route itself ends sign-ins and can be repeated. */
  readonly answersEndedSignIns?: true;
  /** Whether the response never changes, so that clients may cache it forever. */
  readonly isImmutable?: true;
  readonly answer: z.ZodObject;
  /** Errors of this route besides those of every route. */
  readonly refusals: readonly ErrorCode[];
}

/** Input of a route's implementation: parsed, and typed by the contract. */
export interface RouteInput<Contract extends RouteContract> {
  readonly parameters: Parsed<Contract['parameters']>;
  readonly query: Parsed<Contract['query']>;
  readonly body: Parsed<Contract['body']>;
  readonly idempotencyKey: Contract['idempotent'] extends true ? string : undefined;
}

/** Reads the type from the schema itself: comparing whole schemas with those of Zod takes the compiler seconds. */
type Parsed<Schema> = Schema extends { _zod: { output: infer Output } } ? Output : undefined;

/**
 * Format of an idempotency key: 1 to 255 ASCII letters, digits and punctuation characters. A space is excluded, so that two keys in one
 * request, which arrive as `a, b`, are never mistaken for one.
 */
export const idempotencyKey = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[!-~]*$/, 'Use only ASCII letters, digits, and punctuation, without spaces.');

/** Checks a contract and keeps its exact type. */
export function defineRoute<const Contract extends RouteContract>(contract: Contract): Contract {
  return contract;
}
