import type { IncomingMessage } from 'node:http';
import { notImplemented, S3Refusal } from './refusal';

/** Headers by lower-case name. */
export type S3Headers = Readonly<Record<string, string | undefined>>;

export type Operation = 'DeleteObject' | 'GetObject' | 'ListObjectsV2' | 'PutObject';

/** Bucket and key of a request, before its operation is known. */
export interface Address {
  readonly bucket: string;
  /** Empty for the bucket itself. */
  readonly key: string;
}

/** A request as derived from its path, query and headers. */
export interface S3Call extends Address {
  readonly operation: Operation;
  readonly query: URLSearchParams;
  readonly headers: S3Headers;
}

/** Parameters that select another operation or change its answer; none of them is emulated. */
const subresources = new Set(
  (
    'delete delimiter fetch-owner partNumber start-after uploadId uploads accelerate acl analytics attributes cors encryption intelligent-tiering inventory legal-hold lifecycle location ' +
    'logging metadataConfiguration metadataTable metrics notification object-lock ownershipControls policy ' +
    'policyStatus publicAccessBlock renameObject replication requestPayment restore retention select session ' +
    'tagging torrent versionId versioning versions website'
  ).split(' '),
);

/** Headers that would change the stored object or the answer; other unknown headers have no effect. */
const unsupportedHeaders =
  /^x-amz-(acl|grant-.*|tagging|tagging-directive|object-lock-.*|website-redirect-location|server-side-encryption-customer-.*|copy-source.*|storage-class|write-offset-bytes|if-match-.*|mp-object-size|rename-source.*)$/;

/**
 * Reads a request to `/<bucket>/<key>`. `x-amz-…` parameters of a presigned URL count as headers.
 *
 * @throws S3Refusal for what the host does not implement
 */
export function readCall(request: IncomingMessage, query: URLSearchParams): S3Call {
  const address = addressOf(request);
  const inQuery = [...query].filter(([name]) => /^x-amz-/i.test(name));
  const headers: S3Headers = {
    ...Object.fromEntries(inQuery.map(([name, value]) => [name.toLowerCase(), value])),
    ...Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [
        name,
        value === undefined ? value : String(value),
      ]),
    ),
  };
  const subresource = [...query].find(
    ([name, value]) => subresources.has(name) || (name.startsWith('response-') && !isUncached(name, value)),
  )?.[0];
  if (subresource !== undefined) throw notImplemented(`the parameter ${subresource}`);
  const header = Object.keys(headers).find(isUnsupportedHeader);
  if (header !== undefined) throw notImplemented(`the header ${header}`);
  const operation = operationOf(request.method ?? '', { address, query });
  const isWrite = request.method === 'PUT' || request.method === 'POST';
  const condition = isWrite && conditionOf(operation, headers);
  if (condition) throw notImplemented(`writes on the condition ${condition}`);
  return { ...address, operation, query, headers };
}

/** Whether a header, or the form field in its place, would change the stored object in a way that is not emulated. */
export function isUnsupportedHeader(name: string): boolean {
  return unsupportedHeaders.test(name);
}

/** Names a write condition that is not emulated: all except that a whole object is written only where none exists. */
function conditionOf(operation: Operation, headers: S3Headers): string | undefined {
  if (headers['if-match'] !== undefined) return 'if-match';
  const noneMatch = headers['if-none-match'];
  const isEmulated = noneMatch === undefined || (operation === 'PutObject' && noneMatch === '*');
  return isEmulated ? undefined : 'if-none-match';
}

/** The only supported response override: Amplify asks for uncached objects. */
function isUncached(name: string, value: string): boolean {
  return name === 'response-cache-control' && value === 'no-store';
}

/** @throws S3Refusal for a path that cannot be decoded, or a key above S3's limit */
export function addressOf(request: IncomingMessage): Address {
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
  const [, bucket = '', key = ''] = /^\/([^/]*)\/?(.*)$/s.exec(path) ?? [];
  return { bucket, key: keyOf(key) };
}

function keyOf(encoded: string): string {
  let key: string;
  try {
    key = decodeURIComponent(encoded);
  } catch {
    throw new S3Refusal(400, 'InvalidURI', "Couldn't parse the specified URI.");
  }
  if (Buffer.byteLength(key) > 1024) throw new S3Refusal(400, 'KeyTooLongError', 'Your key is too long');
  return key;
}

function operationOf(method: string, call: { address: Address } & Pick<S3Call, 'query'>): Operation {
  const { address, query } = call;
  const found = address.key === '' ? onBucket(method, query) : onObject.get(method);
  if (!found) throw notImplemented(`${method} on ${address.key === '' ? 'a bucket' : 'an object'} like this`);
  return found;
}

function onBucket(method: string, query: URLSearchParams): Operation | undefined {
  if (method === 'GET' && query.get('list-type') === '2') return 'ListObjectsV2';
  return undefined;
}

const onObject: ReadonlyMap<string, Operation> = new Map([
  ['GET', 'GetObject'],
  ['DELETE', 'DeleteObject'],
  ['PUT', 'PutObject'],
]);
