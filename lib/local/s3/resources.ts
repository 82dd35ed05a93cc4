import * as z from 'zod';
import { readerOf } from '../template/resource-properties';

const corsRule = z.strictObject({
  AllowedHeaders: z.tuple([z.literal('*')]),
  AllowedMethods: z.array(z.enum(['GET', 'PUT', 'HEAD', 'POST', 'DELETE'])).min(1),
  AllowedOrigins: z.array(z.union([z.literal('*'), z.string().regex(/^[^*]+$/)])).min(1),
  ExposedHeaders: z.array(z.string()).min(1),
  MaxAge: z.int().min(0),
});

export type CorsRule = z.infer<typeof corsRule>;

/**
 * Reads an `AWS::S3::Bucket`; website hosting is not emulated.
 * https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/aws-resource-s3-bucket.html
 */
export const readBucket = readerOf(
  'AWS::S3::Bucket',
  z.strictObject({
    CorsConfiguration: z.strictObject({ CorsRules: z.array(corsRule) }).optional(),
    // Only EventBridge notifications: a queue or a function of its own would have to exist before the bucket.
    NotificationConfiguration: z
      .strictObject({ EventBridgeConfiguration: z.strictObject({ EventBridgeEnabled: z.boolean() }) })
      .optional(),
  }),
  {
    BucketEncryption: 'files lie on this machine as they are',
    LifecycleConfiguration: 'a laptop keeps its files until --reset',
    LoggingConfiguration: 'nothing is billed by requests',
    OwnershipControls: 'all objects belong to the one account',
    PublicAccessBlockConfiguration: 'nothing is public here: every request needs a signature',
    Tags: 'labels',
  },
);
