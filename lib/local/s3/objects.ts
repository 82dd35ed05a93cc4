import { createHash } from 'node:crypto';
import { objectReply } from './object-reply';
import type { Payload } from './payload';
import { accessDenied, noSuchKey, preconditionFailed, S3Refusal } from './refusal';
import type { Reply } from './reply';
import type { S3Call, S3Headers } from './s3-call';
import type { ObjectHead, ObjectStore } from './state';

/** An authorized request with everything that its operation needs. */
interface Work {
  readonly call: S3Call;
  readonly payload: Payload;
  readonly at: Date;
  readonly objectStore: ObjectStore;
  readonly mayList: () => Promise<boolean>;
}

export type Run = (work: Work) => Promise<Reply>;

/** Headers that are stored with an object. */
const keptHeaders =
  /^(cache-control|content-disposition|content-encoding|content-language|content-type|expires)$/;

/** The metadata of an object that is written now, with the headers that are stored of those of its request. */
export function newHead(
  { key, headers, checksums = {} }: { key: string; headers: S3Headers; checksums?: Payload['checksums'] },
  bytes: Buffer,
  at: Date,
): ObjectHead {
  return {
    key,
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) =>
        value && keptHeaders.test(name) ? [[name, value]] : [],
      ),
    ),
    checksums,
    etag: createHash('md5').update(bytes).digest('hex'),
    size: bytes.length,
    modifiedAt: Math.floor(at.getTime() / 1000) * 1000,
  };
}

export const putObject: Run = async ({ objectStore, call, payload, at }) => {
  const { key, headers } = call;
  const { bytes, checksums } = payload;
  const head = newHead({ key, headers, checksums }, bytes, at);
  if (headers['if-none-match'] === undefined) await objectStore.put(head, bytes);
  else await putWhereNothingIs(objectStore, head, bytes);
  return {
    status: 200,
    headers: { ETag: `"${head.etag}"`, 'x-amz-server-side-encryption': 'AES256', ...checksums },
  };
};

/**
 * Of concurrent writes the first one succeeds.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes.html
 */
async function putWhereNothingIs(objectStore: ObjectStore, head: ObjectHead, bytes: Buffer): Promise<void> {
  const { key } = head;
  const { reservedKeys } = objectStore;
  if (objectStore.head(key)) throw preconditionFailed();
  if (reservedKeys.has(key))
    throw new S3Refusal(409, 'ConditionalRequestConflict', 'A conflicting operation is in progress');
  reservedKeys.add(key);
  try {
    await objectStore.put(head, bytes);
  } finally {
    reservedKeys.delete(key);
  }
}

export const getObject: Run = async ({ objectStore, call, mayList }) => {
  const found = await objectStore.read(call.key);
  // A caller without permission to list the bucket receives 403, so that missing keys are not disclosed.
  if (!found) throw (await mayList()) ? noSuchKey() : accessDenied();
  return objectReply(found.head, found.bytes, call.headers);
};

export const deleteObject: Run = async ({ objectStore, call }) => {
  await objectStore.remove(call.key);
  return { status: 204, headers: {} };
};
