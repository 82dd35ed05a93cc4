import * as z from 'zod';
import { matchesArn } from '../iam/arn-pattern';
import { policyTexts } from '../iam/policy-texts';
import { readerOf } from '../template/resource-properties';
import type { S3Headers } from './s3-call';

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
    Action: policyTexts,
    Resource: policyTexts,
    Condition: conditions,
  }),
  // Grants to services: `lib/local/cloudfront` reads those of the distribution, and no service here writes logs.
  z.strictObject({
    Effect: z.literal('Allow'),
    Principal: z.strictObject({ Service: policyTexts }),
    Action: policyTexts,
    Resource: policyTexts,
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
  /**
   * Attaches a policy to its bucket.
   *
   * @throws Error for a statement that is not emulated, such as one with another condition key; for a resource of another bucket; and for a
   *   second policy of the bucket
   */
  add(logicalId: string, properties: unknown): void;
  deny(action: string, resource: string, headers: S3Headers): boolean;
}

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes-enforce.html */
export function openBucketPolicies(): BucketPolicies {
  const denials: Denial[] = [];
  const buckets = new Set<string>();
  return {
    add(logicalId, properties) {
      const { Bucket, PolicyDocument } = readPolicy(logicalId, properties);
      if (buckets.has(Bucket)) throw new Error(`${logicalId}: ${Bucket} already has a policy`);
      buckets.add(Bucket);
      const arn = `arn:aws:s3:::${Bucket}`;
      const others = PolicyDocument.Statement.flatMap(({ Resource }) => Resource).filter(
        (each) => each !== arn && !each.startsWith(`${arn}/`),
      );
      if (others.length > 0) throw new Error(`${logicalId}: ${others.join()} is not in ${Bucket}`);
      for (const { Effect, Action, Resource, Condition } of PolicyDocument.Statement)
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
