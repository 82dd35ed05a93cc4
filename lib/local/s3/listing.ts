import type { Run } from './objects';
import { invalidArgument } from './refusal';
import { xmlReply } from './reply';
import { byBytes } from './state';

const mostKeys = 1000;

/**
 * Lists one page of the keys with a prefix.
 *
 * @param keys   in byte order
 * @param after  last key of the previous page
 */
export function listKeys(
  keys: readonly string[],
  { prefix, after, most }: { prefix: string; after: string; most: number },
): { keys: readonly string[]; isTruncated: boolean } {
  const later = keys.filter((key) => key.startsWith(prefix) && (after === '' || byBytes(key, after) > 0));
  return { keys: later.slice(0, most), isTruncated: most > 0 && later.length > most };
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html */
export const listObjects: Run = async ({ objectStore, call: { bucket, query } }) => {
  const most = query.get('max-keys') ?? String(mostKeys);
  if (!/^\d{1,9}$/.test(most))
    throw invalidArgument('Argument maxKeys must be an integer between 0 and 2147483647');
  const encoding = query.get('encoding-type') ?? undefined;
  if (encoding !== undefined && encoding !== 'url')
    throw invalidArgument('Invalid Encoding Method specified in Request');
  const token = query.get('continuation-token') ?? undefined;
  const request = {
    prefix: query.get('prefix') ?? '',
    after: token === undefined ? '' : keyOf(token),
    most: Math.min(Number(most), mostKeys),
  };
  const { keys, isTruncated } = listKeys(objectStore.keys(), request);
  const written = (text: string) => (encoding === 'url' ? urlEncoded(text) : text);
  return xmlReply('ListBucketResult', {
    Name: bucket,
    Prefix: written(request.prefix),
    ContinuationToken: token,
    NextContinuationToken: isTruncated ? tokenOf(keys.at(-1) ?? '') : undefined,
    KeyCount: keys.length,
    MaxKeys: request.most,
    EncodingType: encoding,
    IsTruncated: isTruncated,
    Contents: keys
      .flatMap((key) => objectStore.head(key) ?? [])
      .map(({ key, modifiedAt, etag, size }) => ({
        Key: written(key),
        LastModified: new Date(modifiedAt).toISOString(),
        ETag: `"${etag}"`,
        Size: size,
        StorageClass: 'STANDARD',
      })),
  });
};

function tokenOf(key: string): string {
  return Buffer.from(`after ${key}`).toString('base64');
}

function keyOf(token: string): string {
  const text = Buffer.from(token, 'base64').toString();
  if (!text.startsWith('after ')) throw invalidArgument('The continuation token provided is incorrect');
  return text.slice('after '.length);
}

function urlEncoded(text: string): string {
  return encodeURIComponent(text).replaceAll('%2F', '/').replaceAll('%20', '+');
}
