import type { IncomingMessage } from 'node:http';

/** Access key of whoever runs the host: its own seed, its pages and tests; may do everything. */
export const localOperator = 'local-operator';

/** What conditions and variables of a policy are told of a request, by the name of the key. */
export type ContextKeys = Readonly<Record<string, string | readonly string[]>>;

/** Who signed a request: the access key names a role or the local operator. */
export interface Caller {
  readonly accessKeyId: string;
  /** Name of the session: for a function its own name; until it is vouched for, the session token. */
  readonly session: string;
  /** What policies may ask about the session; set for those of an identity pool once they are vouched for. */
  readonly context?: ContextKeys;
}

/**
 * Reads the caller from a Signature Version 4 header or, for a presigned address, from its query. The signature itself is
 * not checked here: the host listens on the loopback address only.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 *
 * @returns undefined for a request that nobody signed
 */
export function callerOf(request: IncomingMessage): Caller | undefined {
  const inHeader = /Credential=([^/,\s]+)\//.exec(request.headers.authorization ?? '')?.[1];
  if (inHeader !== undefined) return named(inHeader, request.headers['x-amz-security-token']);
  const query = new URLSearchParams((request.url ?? '').split('?', 2)[1]);
  const inQuery = /^([^/]+)\//.exec(query.get('X-Amz-Credential') ?? '')?.[1];
  return inQuery === undefined ? undefined : named(inQuery, query.get('X-Amz-Security-Token'));
}

/** Whether a request is the local operator's, which no fault and no policy concerns. */
export function isOperator(request: IncomingMessage): boolean {
  return callerOf(request)?.accessKeyId === localOperator;
}

function named(accessKeyId: string, token: unknown): Caller {
  return { accessKeyId, session: typeof token === 'string' && token !== '' ? token : accessKeyId };
}
