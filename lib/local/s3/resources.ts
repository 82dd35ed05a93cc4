import * as z from 'zod';
import { readerOf } from '../template/resource-properties';

const corsRule = z.strictObject({
  AllowedHeaders: z.array(z.string()).default([]),
  AllowedMethods: z.array(z.enum(['GET', 'PUT', 'HEAD', 'POST', 'DELETE'])).min(1),
  AllowedOrigins: z.array(z.string()).min(1),
  ExposedHeaders: z.array(z.string()).default([]),
  MaxAge: z.int().min(0).optional(),
});

const bucketProperties = z.strictObject({
  CorsConfiguration: z.strictObject({ CorsRules: z.array(corsRule) }).prefault({ CorsRules: [] }),
  // Only EventBridge notifications: a queue or a function of its own would have to exist before the bucket.
  NotificationConfiguration: z
    .strictObject({ EventBridgeConfiguration: z.strictObject({ EventBridgeEnabled: z.boolean() }) })
    .optional(),
});

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-s3-bucket.html */
const readBucket = readerOf('AWS::S3::Bucket', bucketProperties, {
  BucketEncryption: 'files lie on this machine as they are',
  LifecycleConfiguration: 'a laptop keeps its files until --reset',
  LoggingConfiguration: 'nothing is billed by requests',
  OwnershipControls: 'all objects belong to the one account',
  PublicAccessBlockConfiguration: 'nothing is public here: every request needs a signature',
  Tags: 'labels',
});

export type CorsRule = z.infer<typeof corsRule>;

/** Reads an `AWS::S3::Bucket`; website hosting is not emulated. */
export function readBucketProperties(
  logicalId: string,
  properties: unknown,
): { corsRules: readonly CorsRule[]; emitsEvents: boolean } {
  const read = readBucket(logicalId, properties);
  return {
    corsRules: read.CorsConfiguration.CorsRules,
    emitsEvents: read.NotificationConfiguration?.EventBridgeConfiguration.EventBridgeEnabled ?? false,
  };
}
