import { createHash } from 'node:crypto';
import { preconditionFailed } from './conditions';
import { objectReply } from './object-reply';
import { accessDenied, noSuchKey, S3Refusal } from './refusal';
import type { Reply } from './reply';
import type { Run } from './run';
import type { S3Headers } from './s3-call';
import type { ObjectHead, ObjectStore } from './state';

/** Headers that are stored with an object. */
const keptHeaders =
  /^(cache-control|content-disposition|content-encoding|content-language|content-type|expires|x-amz-meta-.+)$/;

const mostMetadataBytes = 2048;

/** The headers of a request that are stored with its object. */
export function headersToKeep(headers: S3Headers): Record<string, string> {
  const kept = Object.entries(headers)
    .filter((entry): entry is [string, string] => entry[1] !== undefined && keptHeaders.test(entry[0]))
    .filter(([, value]) => value !== '');
  const metadata = kept.filter(([name]) => name.startsWith('x-amz-meta-'));
  if (metadata.join('').replaceAll('x-amz-meta-', '').length > mostMetadataBytes)
    throw new S3Refusal(
      400,
      'MetadataTooLarge',
      'Your metadata headers exceed the maximum allowed metadata size',
    );
  return Object.fromEntries(kept);
}

/** The metadata of an object written now. */
export function newHead(
  object: Pick<ObjectHead, 'key' | 'headers'> & Partial<Pick<ObjectHead, 'checksums'>>,
  bytes: Buffer,
  at: Date,
): ObjectHead {
  return {
    etag: createHash('md5').update(bytes).digest('hex'),
    checksums: {},
    ...object,
    size: bytes.length,
    modifiedAt: Math.floor(at.getTime() / 1000) * 1000,
  };
}

export const putObject: Run = async ({ objectStore, call, payload, at }) => {
  const { key, headers } = call;
  const { bytes, checksums } = payload;
  const head = newHead({ key, headers: headersToKeep(headers), checksums }, bytes, at);
  if (headers['if-none-match'] === undefined) await objectStore.put(head, bytes);
  else await putWhereNothingIs(objectStore, head, bytes);
  return {
    status: 200,
    headers: { ETag: `"${head.etag}"`, 'x-amz-server-side-encryption': 'AES256', ...checksums },
  };
};

/** Keys with a pending write that requires that no object exists. */
const beingWritten = new WeakMap<ObjectStore, Set<string>>();

/**
 * Of concurrent writes the first one succeeds.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html
 */
async function putWhereNothingIs(objectStore: ObjectStore, head: ObjectHead, bytes: Buffer): Promise<void> {
  const { key } = head;
  const keys = beingWritten.get(objectStore) ?? new Set();
  beingWritten.set(objectStore, keys);
  if (objectStore.head(key)) throw preconditionFailed();
  if (keys.has(key))
    throw new S3Refusal(409, 'ConditionalRequestConflict', 'A conflicting operation is in progress');
  keys.add(key);
  try {
    await objectStore.put(head, bytes);
  } finally {
    keys.delete(key);
  }
}

export const getObject: Run = async ({ objectStore, call, mayList }) => {
  const found = await objectStore.read(call.key);
  if (!found) throw await missing(mayList);
  return uncached(objectReply(found.head, found.bytes, call.headers), call.query);
};

export const deleteObject: Run = async ({ objectStore, call }) => {
  await objectStore.remove(call.key);
  return { status: 204, headers: {} };
};

function uncached(reply: Reply, query: URLSearchParams): Reply {
  if (!query.has('response-cache-control') || reply.status >= 300) return reply;
  return { ...reply, headers: { ...reply.headers, 'cache-control': 'no-store' } };
}

/** A caller without permission to list the bucket receives 403, so that missing keys are not disclosed. */
async function missing(mayList: () => Promise<boolean>): Promise<S3Refusal> {
  return (await mayList()) ? noSuchKey() : accessDenied();
}
