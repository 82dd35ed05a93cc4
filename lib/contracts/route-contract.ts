import * as z from 'zod';
import type { ErrorCode } from './errors';

/**
 * One route, declared once: what is validated, what the OpenAPI document says and what the site's types are all
 * come from this.
 */
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
  /** Whether a repeat would move something again, and so needs an `Idempotency-Key` that tells it is one. */
  readonly idempotent?: true;
  /** Whether a sign-in of the last 15 minutes is needed. */
  readonly needsRecentSignIn?: true;
  /** Whether a sign-in that was ended is still answered, because the route itself ends sign-ins and can be repeated. */
  readonly answersEndedSignIns?: true;
  /** Whether the answer stays the same for ever, so that whoever has it may keep it. */
  readonly isImmutable?: true;
  readonly answer: z.ZodObject;
  /** Refusals of this route beside those that every route has. */
  readonly refusals: readonly ErrorCode[];
}

/** What a route's implementation is given: parsed, and typed by the contract. */
export interface RouteInput<Contract extends RouteContract> {
  readonly parameters: Parsed<Contract['parameters']>;
  readonly query: Parsed<Contract['query']>;
  readonly body: Parsed<Contract['body']>;
  readonly idempotencyKey: Contract['idempotent'] extends true ? string : undefined;
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/**
 * The idempotency key's own rule: 1 to 255 of ASCII's letters, digits and punctuation. A space is none of them, so that two keys
 * in one request, which arrive as `a, b`, are never taken for one.
 */
export const idempotencyKey = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[!-~]*$/, 'A key is made of letters, digits and punctuation of ASCII, without spaces.');

/** Keeps a contract's exact type while checking that it is one. */
export function defineRoute<const Contract extends RouteContract>(contract: Contract): Contract {
  return contract;
}
