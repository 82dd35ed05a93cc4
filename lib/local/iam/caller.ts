import type { IncomingMessage } from 'node:http';

/** Access key of whoever runs the host: its own seed, its pages and tests; may do everything. */
export const localOperator = 'local-operator';

/** Who signed a request: the access key names a role or the local operator. */
export interface Caller {
  readonly accessKeyId: string;
  /** Name of the session, for a function its own name. */
  readonly session: string;
}

/**
 * Reads the caller from a Signature Version 4 header. The signature itself is not checked: the host listens on the
 * loopback address only.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 *
 * @returns undefined for a request that nobody signed
 */
export function callerOf(request: IncomingMessage): Caller | undefined {
  const credential = /Credential=([^/,\s]+)\//.exec(request.headers.authorization ?? '');
  if (credential?.[1] === undefined) return undefined;
  const token = request.headers['x-amz-security-token'];
  return { accessKeyId: credential[1], session: typeof token === 'string' ? token : credential[1] };
}
