import type { Access } from '../iam/authorize';

interface S3Request {
  readonly operation: string;
  readonly bucket: string;
  /** Empty for the bucket itself. */
  readonly key: string;
  readonly query: URLSearchParams;
}

/**
 * Permissions that an S3 operation needs.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-with-s3-policy-actions.html
 */
export function s3Accesses({ operation, bucket, key, query }: S3Request): Access[] {
  if (operation === 'ListObjectsV2') {
    const prefix = query.get('prefix');
    return [
      {
        action: 's3:ListBucket',
        resource: arnOf(bucket),
        context: prefix === null ? {} : { 's3:prefix': prefix },
      },
    ];
  }
  return [{ action: `s3:${operation}`, resource: arnOf(bucket, key) }];
}

function arnOf(bucket: string, key?: string): string {
  return `arn:aws:s3:::${bucket}${key === undefined ? '' : `/${key}`}`;
}
