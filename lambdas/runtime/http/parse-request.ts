import type { HonoRequest } from 'hono';
import * as z from 'zod';
import type { Refusal } from '#contracts/errors';
import type { FieldFault } from '#contracts/request/errors';
import { idempotencyKey, type RouteContract, type RouteInput } from '#contracts/route-contract';

const largestBodyBytes = 64 * 1024;

/** Replaces zod's message for `undefined`, which no client has sent. */
const parseContext: z.core.ParseContext<z.core.$ZodIssue> = {
  error: ({ input }) => (input === undefined ? 'This field is missing.' : undefined),
};

/** A route without a query refuses unknown fields as well. */
const noQuery = z.strictObject({});

/**
 * Parses a request according to its contract.
 *
 * @returns typed input, or a refusal that names every invalid field
 */
export async function parseRequest<Contract extends RouteContract>(
  request: HonoRequest,
  contract: Contract,
): Promise<{ input: RouteInput<Contract> } | Refusal> {
  const text = contract.body ? await request.text() : '';
  if (Buffer.byteLength(text) > largestBodyBytes) return { code: 'request/too-large' };

  const key = request.header('Idempotency-Key') ?? '';
  const keyFaults = contract.idempotent ? faultsOfKey(key) : [];
  if (keyFaults === missing) return { code: 'idempotency/key-missing' };

  const json = contract.body ? parseJson(text) : undefined;
  if (json === malformed)
    return invalid([...keyFaults, { field: 'body', message: 'The body is not valid JSON.' }]);

  const parts = {
    parameters: contract.parameters?.safeParse(request.param(), parseContext),
    query: (contract.query ?? noQuery).safeParse(onlyOnce(request.queries()), parseContext),
    body: contract.body?.safeParse(json, parseContext),
  };
  const faults = Object.values(parts).flatMap((part) => (part?.error ? faultsOf(part.error) : []));
  if (keyFaults.length + faults.length > 0) return invalid([...keyFaults, ...faults]);
  const input = {
    parameters: parts.parameters?.data,
    query: parts.query?.data,
    body: parts.body?.data,
    idempotencyKey: contract.idempotent && key,
  } as RouteInput<Contract>;
  return { input };
}

const missing = Symbol('missing key');
const malformed = Symbol('malformed JSON');

/** A key that is empty or too long counts as missing; one with invalid characters is an invalid field. */
function faultsOfKey(key: string): FieldFault[] | typeof missing {
  const issues = idempotencyKey.safeParse(key).error?.issues ?? [];
  if (issues.some(({ code }) => code === 'too_small' || code === 'too_big')) return missing;
  return issues.map(({ message }) => ({ field: 'Idempotency-Key', message }));
}

/** An empty body counts as an empty object, for requests whose fields are all optional. */
function parseJson(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return malformed;
  }
}

/** A query field given twice stays an array, which every schema refuses by name. */
function onlyOnce(queries: Record<string, string[]>): Record<string, string | string[] | undefined> {
  return Object.fromEntries(
    Object.entries(queries).map(([field, values]) => [field, values.length === 1 ? values[0] : values]),
  );
}

function invalid(faults: FieldFault[]): Refusal<'request/invalid'> {
  return { code: 'request/invalid', faults };
}

function faultsOf(error: z.ZodError): FieldFault[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        field: [...issue.path, key].join('.'),
        message: 'This field is unknown.',
      }));
    return [{ field: issue.path.join('.') || 'body', message: issue.message }];
  });
}
