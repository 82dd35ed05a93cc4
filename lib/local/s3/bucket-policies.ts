import * as z from 'zod';
import { matchesArn } from '../iam/arn-pattern';
import { readerOf } from '../template/resource-properties';
import type { S3Headers } from './s3-call';

const texts = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
const flag = z.enum(['true', 'false']);

/** Condition keys that the host knows of a request: whether it came without TLS, and which header it has. */
const conditions = z.union([
  z.strictObject({ Bool: z.strictObject({ 'aws:SecureTransport': z.literal('false') }) }),
  z.strictObject({ Null: z.strictObject({ 's3:if-none-match': flag }) }),
]);

const statement = z.discriminatedUnion('Effect', [
  z.strictObject({
    Effect: z.literal('Deny'),
    Principal: z.union([z.literal('*'), z.strictObject({ AWS: z.literal('*') })]),
    Action: texts,
    Resource: texts,
    Condition: conditions,
  }),
  // Grants to services: `lib/local/cloudfront` reads those of the distribution, and no service here writes logs.
  z.strictObject({
    Effect: z.literal('Allow'),
    Principal: z.strictObject({ Service: texts }),
    Action: texts,
    Resource: texts,
    Condition: z.unknown().optional(),
  }),
]);

const readPolicy = readerOf(
  'AWS::S3::BucketPolicy',
  z.strictObject({
    Bucket: z.string(),
    PolicyDocument: z.strictObject({ Version: z.string().optional(), Statement: z.array(statement) }),
  }),
);

interface Denial {
  readonly actions: readonly string[];
  readonly resources: readonly string[];
  /** Whether the denial applies to requests without the header, or to those with it. */
  readonly appliesWithout: boolean;
}

/** What the policies of buckets deny to every caller. Grants to callers come from the policies of their roles alone. */
export interface BucketPolicies {
  /** @throws Error for a statement that is not emulated, such as one with another condition key */
  add(logicalId: string, properties: unknown): void;
  deny(action: string, resource: string, headers: S3Headers): boolean;
}

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes-enforce.html */
export function openBucketPolicies(): BucketPolicies {
  const denials: Denial[] = [];
  return {
    add(logicalId, properties) {
      for (const { Effect, Action, Resource, Condition } of readPolicy(logicalId, properties).PolicyDocument
        .Statement)
        // A request without TLS stays on this machine.
        if (Effect === 'Deny' && 'Null' in Condition)
          denials.push({
            actions: Action,
            resources: Resource,
            appliesWithout: Condition.Null['s3:if-none-match'] === 'true',
          });
    },
    deny: (action, resource, headers) =>
      denials.some(
        ({ actions, resources, appliesWithout }) =>
          actions.some((each) => matchesArn(each.toLowerCase(), action.toLowerCase())) &&
          resources.some((each) => matchesArn(each, resource)) &&
          (headers['if-none-match'] === undefined) === appliesWithout,
      ),
  };
}
