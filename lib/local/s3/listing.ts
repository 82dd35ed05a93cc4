import { byBytes } from './object-store';
import { xmlReply } from './reply';
import type { Run } from './run';
import { invalidArgument } from './s3-refusal';

const mostKeys = 1000;

interface Listing {
  /** Keys and common prefixes, in one order. */
  readonly entries: readonly { readonly name: string; readonly isPrefix: boolean }[];
  readonly isTruncated: boolean;
}

/**
 * Lists keys, rolling up those that contain the delimiter after the prefix.
 *
 * @param keys   in byte order
 * @param after  last entry of the previous page; a common prefix skips all keys below it
 */
export function listKeys(
  keys: readonly string[],
  page: { prefix: string; delimiter: string; after: string; most: number },
): Listing {
  const { prefix, delimiter, after, most } = page;
  const entries: { name: string; isPrefix: boolean }[] = [];
  for (const key of keys) {
    if (!key.startsWith(prefix)) continue;
    const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    const name = end < 0 ? key : key.slice(0, end + delimiter.length);
    if (name === entries.at(-1)?.name || (after !== '' && byBytes(name, after) <= 0)) continue;
    if (entries.length === most) return { entries, isTruncated: most > 0 };
    entries.push({ name, isPrefix: end >= 0 });
  }
  return { entries, isTruncated: false };
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html */
export const listObjects: Run = async ({ objectStore, call }) => {
  const { query } = call;
  const parameter = (name: string) => query.get(name) ?? '';
  const most = maxKeys(query.get('max-keys'));
  const token = query.get('continuation-token');
  const prefix = parameter('prefix');
  const delimiter = parameter('delimiter');
  const { entries, isTruncated } = listKeys(objectStore.keys(), {
    prefix,
    delimiter,
    after: token === null ? '' : entryOf(token),
    most,
  });

  const encoding = parameter('encoding-type');
  if (encoding !== '' && encoding !== 'url')
    throw invalidArgument('Invalid Encoding Method specified in Request');
  const written = (text: string) => (encoding === 'url' ? urlEncoded(text) : text);
  const heads = entries
    .filter(({ isPrefix }) => !isPrefix)
    .flatMap(({ name }) => objectStore.head(name) ?? []);
  return xmlReply('ListBucketResult', {
    Name: call.bucket,
    Prefix: written(prefix),
    ...(token !== null && { ContinuationToken: token }),
    ...(isTruncated && { NextContinuationToken: tokenOf(entries.at(-1)?.name ?? '') }),
    KeyCount: entries.length,
    MaxKeys: most,
    ...(delimiter !== '' && { Delimiter: written(delimiter) }),
    ...(encoding !== '' && { EncodingType: encoding }),
    IsTruncated: isTruncated,
    Contents: heads.map(({ key, modifiedAt, etag, size }) => ({
      Key: written(key),
      LastModified: new Date(modifiedAt).toISOString(),
      ETag: `"${etag}"`,
      Size: size,
      StorageClass: 'STANDARD',
    })),
    CommonPrefixes: entries.filter(({ isPrefix }) => isPrefix).map(({ name }) => ({ Prefix: written(name) })),
  });
};

function maxKeys(requested: string | null): number {
  if (requested !== null && !/^\d{1,9}$/.test(requested))
    throw invalidArgument('Argument maxKeys must be an integer between 0 and 2147483647');
  return Math.min(Number(requested ?? mostKeys), mostKeys);
}

function tokenOf(entry: string): string {
  return Buffer.from(`after ${entry}`).toString('base64');
}

function entryOf(token: string): string {
  const text = Buffer.from(token, 'base64').toString();
  if (!text.startsWith('after ')) throw invalidArgument('The continuation token provided is incorrect');
  return text.slice('after '.length);
}

function urlEncoded(text: string): string {
  return encodeURIComponent(text).replaceAll('%2F', '/').replaceAll('%20', '+');
}
