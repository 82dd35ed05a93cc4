import type { Access } from './authorize';

/** A request to S3 as its policies see it. */
interface Asked {
  readonly operation: string;
  readonly bucket: string;
  /** Empty for the bucket itself. */
  readonly key: string;
  readonly query: URLSearchParams;
  /** The object that a copy is made of. */
  readonly source?: { readonly bucket: string; readonly key: string };
}

/** Actions named otherwise than the operation that needs them. */
const actions: Readonly<Record<string, string>> = {
  CompleteMultipartUpload: 'PutObject',
  CopyObject: 'PutObject',
  CreateMultipartUpload: 'PutObject',
  HeadObject: 'GetObject',
  ListObjectsV2: 'ListBucket',
  ListParts: 'ListMultipartUploadParts',
  UploadPart: 'PutObject',
};

/** Parameters of a listing that conditions may ask about. */
const listingKeys = ['prefix', 'delimiter', 'max-keys'];

/**
 * What an operation of S3 needs to be allowed. A deletion of many keys needs nothing by itself, but its own action for each.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-with-s3-policy-actions.html
 */
export function s3Accesses({ operation, bucket, key, query, source }: Asked): Access[] {
  if (operation === 'DeleteObjects') return [];
  const action = `s3:${actions[operation] ?? operation}`;
  if (operation === 'ListObjectsV2') {
    const asked = listingKeys.filter((name) => query.has(name));
    const context = Object.fromEntries(asked.map((name) => [`s3:${name}`, query.get(name) ?? '']));
    return [{ action, resource: arnOf(bucket), context }];
  }
  const target = { action, resource: arnOf(bucket, key) };
  return source ? [{ action: 's3:GetObject', resource: arnOf(source.bucket, source.key) }, target] : [target];
}

function arnOf(bucket: string, key?: string): string {
  return `arn:aws:s3:::${bucket}${key === undefined ? '' : `/${key}`}`;
}
