import type { IncomingMessage } from 'node:http';
import { notImplemented, S3Refusal } from './s3-refusal';

/** By name in lower case. */
export type S3Headers = Readonly<Record<string, string | undefined>>;

export type Operation =
  | 'AbortMultipartUpload'
  | 'CompleteMultipartUpload'
  | 'CreateMultipartUpload'
  | 'DeleteObject'
  | 'GetObject'
  | 'HeadObject'
  | 'ListObjectsV2'
  | 'ListParts'
  | 'PutObject'
  | 'UploadPart';

/** Where a request goes, before it is known what it asks for. */
export interface Address {
  readonly bucket: string;
  /** Empty for the bucket itself. */
  readonly key: string;
}

/** A request as its path, query and headers tell. */
export interface S3Call extends Address {
  readonly operation: Operation;
  readonly query: URLSearchParams;
  readonly headers: S3Headers;
}

/** Parts of S3 that are asked for by the mere name of a parameter. */
const subresources = new Set(
  (
    'delete fetch-owner start-after accelerate acl analytics attributes cors encryption intelligent-tiering inventory legal-hold lifecycle location ' +
    'logging metadataConfiguration metadataTable metrics notification object-lock ownershipControls policy ' +
    'policyStatus publicAccessBlock renameObject replication requestPayment restore retention select session ' +
    'tagging torrent versionId versioning versions website'
  ).split(' '),
);

/** Headers that would change what is kept or what is answered; all others that are not known change nothing. */
const unsupportedHeaders =
  /^x-amz-(acl|grant-.*|tagging|tagging-directive|object-lock-.*|website-redirect-location|server-side-encryption-customer-.*|copy-source.*|storage-class|write-offset-bytes|if-match-.*|mp-object-size|rename-source.*)$/;

/**
 * Reads a request to `/<bucket>/<key>`. What a presigned address carries as `x-amz-…` parameters counts as headers.
 *
 * @throws S3Refusal for what the host does not implement
 */
export function readCall(request: IncomingMessage): S3Call {
  const address = addressOf(request);
  const query = queryOf(request);
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

/** Whether a header, or a field of a form in its place, would change what is kept in a way that is not emulated. */
export function isUnsupportedHeader(name: string): boolean {
  return unsupportedHeaders.test(name);
}

/** A condition of a write that is not emulated: all but that a whole object comes where none is. */
function conditionOf(operation: Operation, headers: S3Headers): string | undefined {
  if (headers['if-match'] !== undefined) return 'if-match';
  const noneMatch = headers['if-none-match'];
  const isEmulated = noneMatch === undefined || (operation === 'PutObject' && noneMatch === '*');
  return isEmulated ? undefined : 'if-none-match';
}

/** The one header that an address may ask for here: Amplify never wants to be told of an object from a cache. */
function isUncached(name: string, value: string): boolean {
  return name === 'response-cache-control' && value === 'no-store';
}

/** @throws S3Refusal for a path that cannot be decoded, or a key longer than S3 keeps */
export function addressOf(request: IncomingMessage): Address {
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
  const [, bucket = '', key = ''] = /^\/([^/]*)\/?(.*)$/s.exec(path) ?? [];
  return { bucket, key: keyOf(key) };
}

function queryOf(request: IncomingMessage): URLSearchParams {
  const url = request.url ?? '';
  return new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');
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
  const found = address.key === '' ? onBucket(method, query) : onObject(method, query);
  if (!found) throw notImplemented(`${method} on ${address.key === '' ? 'a bucket' : 'an object'} like this`);
  return found;
}

function onBucket(method: string, query: URLSearchParams): Operation | undefined {
  if (method === 'GET' && query.get('list-type') === '2') return 'ListObjectsV2';
  return undefined;
}

function onObject(method: string, query: URLSearchParams): Operation | undefined {
  const isPart = query.has('uploadId');
  switch (method) {
    case 'GET':
      return isPart ? 'ListParts' : 'GetObject';
    case 'HEAD':
      return 'HeadObject';
    case 'DELETE':
      return isPart ? 'AbortMultipartUpload' : 'DeleteObject';
    case 'POST':
      if (query.has('uploads')) return 'CreateMultipartUpload';
      return isPart ? 'CompleteMultipartUpload' : undefined;
    case 'PUT':
      return isPart ? 'UploadPart' : 'PutObject';
    default:
      return undefined;
  }
}
