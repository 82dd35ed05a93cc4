import type { Access } from './authorize';

interface S3Request {
  readonly operation: string;
  readonly bucket: string;
  /** Empty for the bucket itself. */
  readonly key: string;
  readonly query: URLSearchParams;
}

/** Actions whose name differs from the operation that needs them. */
const actions: Readonly<Record<string, string>> = {
  CompleteMultipartUpload: 'PutObject',
  CreateMultipartUpload: 'PutObject',
  HeadObject: 'GetObject',
  ListObjectsV2: 'ListBucket',
  ListParts: 'ListMultipartUploadParts',
  UploadPart: 'PutObject',
};

/** Parameters of a listing that have condition keys. */
const listingKeys = ['prefix', 'delimiter', 'max-keys'];

/**
 * Permissions that an S3 operation needs.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-with-s3-policy-actions.html
 */
export function s3Accesses({ operation, bucket, key, query }: S3Request): Access[] {
  const action = `s3:${actions[operation] ?? operation}`;
  if (operation === 'ListObjectsV2') {
    const present = listingKeys.filter((name) => query.has(name));
    const context = Object.fromEntries(present.map((name) => [`s3:${name}`, query.get(name) ?? '']));
    return [{ action, resource: arnOf(bucket), context }];
  }
  return [{ action, resource: arnOf(bucket, key) }];
}

function arnOf(bucket: string, key?: string): string {
  return `arn:aws:s3:::${bucket}${key === undefined ? '' : `/${key}`}`;
}
