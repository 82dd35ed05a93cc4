import { invalidArgument } from './refusal';
import { xmlReply } from './reply';
import type { Run } from './run';
import { byBytes } from './state';

const mostKeys = 1000;

interface Page {
  readonly keys: readonly string[];
  readonly isTruncated: boolean;
}

/**
 * Lists one page of the keys with a prefix.
 *
 * @param keys   in byte order
 * @param after  last key of the previous page
 */
export function listKeys(
  keys: readonly string[],
  { prefix, after, most }: { prefix: string; after: string; most: number },
): Page {
  const later = keys.filter((key) => key.startsWith(prefix) && (after === '' || byBytes(key, after) > 0));
  return { keys: later.slice(0, most), isTruncated: most > 0 && later.length > most };
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html */
export const listObjects: Run = async ({ objectStore, call }) => {
  const { query } = call;
  const parameter = (name: string) => query.get(name) ?? '';
  const most = maxKeys(query.get('max-keys'));
  const token = query.get('continuation-token');
  const prefix = parameter('prefix');
  const { keys, isTruncated } = listKeys(objectStore.keys(), {
    prefix,
    after: token === null ? '' : keyOf(token),
    most,
  });

  const encoding = parameter('encoding-type');
  if (encoding !== '' && encoding !== 'url')
    throw invalidArgument('Invalid Encoding Method specified in Request');
  const written = (text: string) => (encoding === 'url' ? urlEncoded(text) : text);
  const heads = keys.flatMap((key) => objectStore.head(key) ?? []);
  return xmlReply('ListBucketResult', {
    Name: call.bucket,
    Prefix: written(prefix),
    ...(token !== null && { ContinuationToken: token }),
    ...(isTruncated && { NextContinuationToken: tokenOf(keys.at(-1) ?? '') }),
    KeyCount: keys.length,
    MaxKeys: most,
    ...(encoding !== '' && { EncodingType: encoding }),
    IsTruncated: isTruncated,
    Contents: heads.map(({ key, modifiedAt, etag, size }) => ({
      Key: written(key),
      LastModified: new Date(modifiedAt).toISOString(),
      ETag: `"${etag}"`,
      Size: size,
      StorageClass: 'STANDARD',
    })),
  });
};

function maxKeys(requested: string | null): number {
  if (requested !== null && !/^\d{1,9}$/.test(requested))
    throw invalidArgument('Argument maxKeys must be an integer between 0 and 2147483647');
  return Math.min(Number(requested ?? mostKeys), mostKeys);
}

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
