import type { IncomingMessage } from 'node:http';

/** Access key of the local operator, which seeding, the host's pages and tests use; it may do everything. */
export const localOperator = 'local-operator';

/** Condition keys and policy variables of a request, by name. */
export type ContextKeys = Readonly<Record<string, string | readonly string[]>>;

/** The signer of a request: the access key names a role or the local operator. */
export interface Caller {
  readonly accessKeyId: string;
  /** Name of the session: for a function its own name; before verification, the session token. */
  readonly session: string;
  /** Condition keys of the session; set for sessions of an identity pool once they are verified. */
  readonly context?: ContextKeys;
}

/**
 * Reads the caller from a Signature Version 4 header or the query of a presigned URL. The signature itself is not
 * checked here: the host listens on the loopback address only.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 *
 * @returns undefined for an unsigned request
 */
export function callerOf(request: IncomingMessage): Caller | undefined {
  const inHeader = /Credential=([^/,\s]+)\//.exec(request.headers.authorization ?? '')?.[1];
  if (inHeader !== undefined) return named(inHeader, request.headers['x-amz-security-token']);
  const query = new URLSearchParams((request.url ?? '').split('?', 2)[1]);
  const inQuery = /^([^/]+)\//.exec(query.get('X-Amz-Credential') ?? '')?.[1];
  return inQuery === undefined ? undefined : named(inQuery, query.get('X-Amz-Security-Token'));
}

/** Whether the local operator sent the request; faults and policies do not apply to it. */
export function isOperator(request: IncomingMessage): boolean {
  return callerOf(request)?.accessKeyId === localOperator;
}

function named(accessKeyId: string, token: unknown): Caller {
  return { accessKeyId, session: typeof token === 'string' && token !== '' ? token : accessKeyId };
}
