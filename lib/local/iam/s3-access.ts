import type { Access } from './authorize';

/** A request to S3 as its policies see it. */
interface Asked {
  readonly operation: string;
  readonly bucket: string;
  /** Empty for the bucket itself. */
  readonly key: string;
  readonly query: URLSearchParams;
}

/** Actions named otherwise than the operation that needs them. */
const actions: Readonly<Record<string, string>> = {
  CompleteMultipartUpload: 'PutObject',
  CreateMultipartUpload: 'PutObject',
  HeadObject: 'GetObject',
  ListObjectsV2: 'ListBucket',
  ListParts: 'ListMultipartUploadParts',
  UploadPart: 'PutObject',
};

/** Parameters of a listing that conditions may ask about. */
const listingKeys = ['prefix', 'delimiter', 'max-keys'];

/**
 * What an operation of S3 needs to be allowed.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-with-s3-policy-actions.html
 */
export function s3Accesses({ operation, bucket, key, query }: Asked): Access[] {
  const action = `s3:${actions[operation] ?? operation}`;
  if (operation === 'ListObjectsV2') {
    const asked = listingKeys.filter((name) => query.has(name));
    const context = Object.fromEntries(asked.map((name) => [`s3:${name}`, query.get(name) ?? '']));
    return [{ action, resource: arnOf(bucket), context }];
  }
  return [{ action, resource: arnOf(bucket, key) }];
}

function arnOf(bucket: string, key?: string): string {
  return `arn:aws:s3:::${bucket}${key === undefined ? '' : `/${key}`}`;
}
