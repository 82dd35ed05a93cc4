import * as z from 'zod';
import { type InertProperties, readProperties } from '../template/resource-properties';

const oneVersion = 'an object has its latest version only, and nothing here asks for another';

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-s3-bucket.html */
const inertBucketProperties: InertProperties = {
  BucketEncryption: 'files lie on this machine as they are',
  IntelligentTieringConfigurations: 'a matter of billing',
  LifecycleConfiguration: 'a laptop keeps its files until --reset',
  LoggingConfiguration: 'nothing is billed by requests',
  MetricsConfigurations: 'nothing is measured',
  OwnershipControls: 'all objects belong to the one account',
  PublicAccessBlockConfiguration: 'nothing is public here: every request needs a signature',
  Tags: 'labels',
  VersioningConfiguration: oneVersion,
};

const corsRule = z.strictObject({
  AllowedHeaders: z.array(z.string()).default([]),
  AllowedMethods: z.array(z.enum(['GET', 'PUT', 'HEAD', 'POST', 'DELETE'])).min(1),
  AllowedOrigins: z.array(z.string()).min(1),
  ExposedHeaders: z.array(z.string()).default([]),
  Id: z.string().optional(),
  MaxAge: z.int().min(0).optional(),
});

const bucketProperties = z.strictObject({
  BucketName: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  CorsConfiguration: z.strictObject({ CorsRules: z.array(corsRule) }).prefault({ CorsRules: [] }),
  // Only EventBridge notifications: a queue or a function of its own would have to exist before the bucket.
  NotificationConfiguration: z
    .strictObject({ EventBridgeConfiguration: z.strictObject({ EventBridgeEnabled: z.boolean() }) })
    .optional(),
});

export type CorsRule = z.infer<typeof corsRule>;

/** Reads an `AWS::S3::Bucket`; website hosting is not emulated. */
export function readBucketProperties(
  logicalId: string,
  properties: unknown,
): { name: string | undefined; corsRules: readonly CorsRule[]; emitsEvents: boolean } {
  const read = readProperties({
    type: 'AWS::S3::Bucket',
    logicalId,
    properties,
    schema: bucketProperties,
    inert: inertBucketProperties,
  });
  return {
    name: read.BucketName,
    corsRules: read.CorsConfiguration.CorsRules,
    emitsEvents: read.NotificationConfiguration?.EventBridgeConfiguration.EventBridgeEnabled ?? false,
  };
}
