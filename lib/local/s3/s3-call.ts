import type { IncomingMessage } from 'node:http';
import { notImplemented, S3Refusal } from './refusal';

/** Headers by lower-case name. */
export type S3Headers = Readonly<Record<string, string | undefined>>;

export type Operation = 'DeleteObject' | 'GetObject' | 'ListObjectsV2' | 'PutObject';

/** What the URL of a request names. */
export interface Target {
  readonly bucket: string;
  /** Empty for the bucket itself; undefined for a path that cannot be decoded. */
  readonly key: string | undefined;
  readonly query: URLSearchParams;
}

/** A request as derived from its path, query and headers, or from the fields of a form. */
export interface S3Call extends Target {
  readonly key: string;
  readonly operation: Operation;
  readonly headers: S3Headers;
}

/** Parameters with a known meaning here; any other one may select another operation or change the answer, and is refused. */
const parameters = /^(continuation-token|encoding-type|list-type|max-keys|prefix|x-id|[Xx]-[Aa]mz-.+)$/;

/** Likewise the headers of Amazon, which may also be parameters or fields of a form. */
const amazonHeaders =
  /^x-amz-(algorithm|checksum-(algorithm|crc32|mode|type)|content-sha256|credential|date|expires|sdk-checksum-algorithm|security-token|signature|signedheaders|user-agent)$/;

/** Whether the host implements a header of Amazon's, or has no use for a header of HTTP. */
export function isSupportedHeader(name: string): boolean {
  return !name.startsWith('x-amz-') || amazonHeaders.test(name);
}

/** Splits `/s3/<bucket>/<key>?<query>`. */
export function targetOf({ url = '' }: IncomingMessage): Target {
  const [, bucket = '', key = '', query = ''] = /^\/s3\/?([^/?]*)\/?([^?]*)\??(.*)$/s.exec(url) ?? [];
  return { bucket, key: decodeKey(key), query: new URLSearchParams(query) };
}

/** @returns undefined for a path that cannot be decoded */
export function decodeKey(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

/**
 * Reads a request with an object or without content. `x-amz-…` parameters of a presigned URL count as headers.
 *
 * @throws S3Refusal for what the host does not implement
 */
export function readCall(request: IncomingMessage, { bucket, key, query }: Target): S3Call {
  if (key === undefined) throw new S3Refusal(400, 'InvalidURI', "Couldn't parse the specified URI.");
  if (Buffer.byteLength(key) > 1024) throw new S3Refusal(400, 'KeyTooLongError', 'Your key is too long');
  const inQuery = [...query].map(([name, value]) => [name.toLowerCase(), value] as const);
  const headers = {
    ...Object.fromEntries(inQuery.filter(([name]) => name.startsWith('x-amz-'))),
    ...(request.headers as S3Headers),
  };
  const parameter = [...query.keys()].find((name) => !parameters.test(name));
  if (parameter !== undefined) throw notImplemented(`the parameter ${parameter}`);
  const header = Object.keys(headers).find((name) => !isSupportedHeader(name));
  if (header !== undefined) throw notImplemented(`the header ${header}`);
  const operation = operationOf(request.method ?? '', key, query);
  const condition = operation === 'GetObject' ? undefined : unsupportedCondition(operation, headers);
  if (condition !== undefined) throw notImplemented(`${operation} on the condition ${condition}`);
  return { bucket, key, query, operation, headers };
}

/** All conditions of writes except that a whole object is written only where none exists. */
function unsupportedCondition(operation: Operation, headers: S3Headers): string | undefined {
  if (headers['if-match'] !== undefined) return 'if-match';
  const noneMatch = headers['if-none-match'];
  const isEmulated = noneMatch === undefined || (operation === 'PutObject' && noneMatch === '*');
  return isEmulated ? undefined : 'if-none-match';
}

const onObject: Readonly<Record<string, Operation>> = {
  DELETE: 'DeleteObject',
  GET: 'GetObject',
  PUT: 'PutObject',
};

function operationOf(method: string, key: string, query: URLSearchParams): Operation {
  const onBucket = method === 'GET' && query.get('list-type') === '2' ? 'ListObjectsV2' : undefined;
  const operation = key === '' ? onBucket : onObject[method];
  if (operation) return operation;
  throw notImplemented(`${method} on ${key === '' ? 'a bucket' : 'an object'} like this`);
}
