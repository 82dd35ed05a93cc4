import { createHash } from 'node:crypto';
import { writeCondition } from './conditions';
import { objectReply } from './object-reply';
import { type Reply, xmlReply } from './reply';
import type { Run } from './run';
import type { S3Headers } from './s3-call';
import { malformedXml, noSuchKey, S3Refusal } from './s3-refusal';
import type { ObjectHead } from './shelf';
import { elementsOf, textOf, type XmlContent } from './xml';

/** Headers that are kept with an object. */
const keptHeaders =
  /^(cache-control|content-disposition|content-encoding|content-language|content-type|expires|x-amz-meta-.+)$/;

const mostMetadataBytes = 2048;
const mostDeletions = 1000;

/** What a request says of the object that it brings, without the wrapping that its body came in. */
export function headersToKeep(headers: S3Headers): Record<string, string> {
  const kept = Object.entries(headers)
    .filter((entry): entry is [string, string] => entry[1] !== undefined && keptHeaders.test(entry[0]))
    .map(([name, value]) => [
      name,
      name === 'content-encoding'
        ? value.replace(/(^|,)\s*aws-chunked\s*(?=,|$)/i, '').replace(/^,\s*/, '')
        : value,
    ])
    .filter(([, value]) => value !== '');
  const metadata = kept.filter(([name]) => name?.startsWith('x-amz-meta-'));
  if (metadata.join('').replaceAll('x-amz-meta-', '').length > mostMetadataBytes)
    throw new S3Refusal(
      400,
      'MetadataTooLarge',
      'Your metadata headers exceed the maximum allowed metadata size',
    );
  return Object.fromEntries(kept) as Record<string, string>;
}

/** The head of an object that is written now. */
export function newHead(
  object: Pick<ObjectHead, 'key' | 'headers'> & Partial<Pick<ObjectHead, 'etag' | 'checksums'>>,
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

export const putObject: Run = async ({ shelf, call, payload, at }) => {
  const { key, headers } = call;
  const { bytes, checksums } = payload;
  const head = newHead({ key, headers: headersToKeep(headers), checksums }, bytes, at);
  await shelf.put(head, bytes, writeCondition(headers));
  return {
    status: 200,
    headers: { ETag: `"${head.etag}"`, 'x-amz-server-side-encryption': 'AES256', ...checksums },
  };
};

export const getObject: Run = async ({ shelf, call, mayList }) => {
  const found = await shelf.read(call.key);
  if (!found) throw await missing(mayList);
  return overridden(objectReply(found.head, found.bytes, call.headers), call.query);
};

export const headObject: Run = async ({ shelf, call, mayList }) => {
  const head = shelf.head(call.key);
  if (!head) throw await missing(mayList);
  return overridden(objectReply(head, undefined, call.headers), call.query);
};

export const deleteObject: Run = async ({ shelf, call }) => {
  await shelf.remove(call.key);
  return { status: 204, headers: {} };
};

/** Each key is allowed or refused by itself. */
export const deleteObjects: Run = async ({ shelf, call, payload, allow }) => {
  const hasChecksum = Object.keys(payload.checksums).length > 0 || call.headers['content-md5'] !== undefined;
  if (!hasChecksum)
    throw new S3Refusal(
      400,
      'InvalidRequest',
      'Missing required header for this request: Content-MD5 OR x-amz-checksum-*',
    );
  const xml = payload.bytes.toString();
  const keys = elementsOf(xml, 'Object').map((object) => textOf(object, 'Key'));
  if (keys.length === 0 || keys.length > mostDeletions || keys.some((key) => !key)) throw malformedXml();
  const [deleted, errors]: [XmlContent[], XmlContent[]] = [[], []];
  for (const Key of keys.map(String)) {
    const refusal = await allow({ operation: 'DeleteObject', bucket: call.bucket, key: Key });
    if (refusal) errors.push({ Key, Code: refusal.code, Message: refusal.message });
    else {
      await shelf.remove(Key);
      deleted.push({ Key });
    }
  }
  const isQuiet = textOf(xml, 'Quiet') === 'true';
  return xmlReply('DeleteResult', { Deleted: isQuiet ? [] : deleted, Error: errors });
};

export const copyObject: Run = async ({ shelf, call, at, shelfOf, mayListSource }) => {
  const { source = { bucket: '', key: '' }, headers } = call;
  const found = await shelfOf(source.bucket).read(source.key);
  if (!found) throw await missing(mayListSource);
  const isReplaced = headers['x-amz-metadata-directive'] === 'REPLACE';
  if (!isReplaced && source.bucket === call.bucket && source.key === call.key)
    throw new S3Refusal(
      400,
      'InvalidRequest',
      "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata, storage class, website redirect location or encryption attributes.",
    );
  const kept = isReplaced ? headersToKeep(headers) : found.head.headers;
  const { checksums } = found.head;
  const head = newHead({ key: call.key, headers: kept, checksums }, found.bytes, at);
  await shelf.put(head, found.bytes, writeCondition(headers));
  return xmlReply('CopyObjectResult', {
    LastModified: new Date(head.modifiedAt).toISOString(),
    ETag: `"${head.etag}"`,
  });
};

/** Whoever may not list a bucket is not told either which objects it lacks. */
async function missing(mayList: () => Promise<boolean>): Promise<S3Refusal> {
  return (await mayList()) ? noSuchKey() : new S3Refusal(403, 'AccessDenied', 'Access Denied');
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html#API_GetObject_RequestSyntax */
function overridden(reply: Reply, query: URLSearchParams): Reply {
  const overrides = [...query]
    .map(([name, value]) => [/^response-(.+)$/.exec(name)?.[1], value] as const)
    .filter((entry): entry is [string, string] => keptHeaders.test(entry[0] ?? ''));
  return reply.status >= 300
    ? reply
    : { ...reply, headers: { ...reply.headers, ...Object.fromEntries(overrides) } };
}
