import type { Access } from '../iam/authorize';
import type { S3Call } from './s3-call';

/**
 * Permissions that an S3 operation needs.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-with-s3-policy-actions.html
 */
export function s3Accesses({ operation, bucket, key, query }: Omit<S3Call, 'headers'>): Access[] {
  const arn = `arn:aws:s3:::${bucket}`;
  if (operation !== 'ListObjectsV2') return [{ action: `s3:${operation}`, resource: `${arn}/${key}` }];
  const prefix = query.get('prefix');
  return [
    { action: 's3:ListBucket', resource: arn, context: prefix === null ? {} : { 's3:prefix': prefix } },
  ];
}
