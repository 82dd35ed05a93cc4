import * as z from 'zod';
import { matchesArn } from '../iam/arn-pattern';
import { policyTexts } from '../iam/policy-texts';
import { readerOf } from '../template/resource-properties';
import type { S3Headers } from './s3-call';

const statement = z.discriminatedUnion('Effect', [
  z.strictObject({
    Effect: z.literal('Deny'),
    Principal: z.union([z.literal('*'), z.strictObject({ AWS: z.literal('*') })]),
    Action: policyTexts,
    Resource: policyTexts,
    /** What the host knows of a request: whether it came without TLS, and whether it lacks a header. */
    Condition: z.union([
      z.strictObject({ Bool: z.strictObject({ 'aws:SecureTransport': z.literal('false') }) }),
      z.strictObject({ Null: z.strictObject({ 's3:if-none-match': z.literal('true') }) }),
    ]),
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
  /** Statements that deny requests without `If-None-Match`, by bucket. */
  const denials = new Map<string, readonly z.infer<typeof statement>[]>();
  return {
    add(logicalId, properties) {
      const { Bucket, PolicyDocument } = readPolicy(logicalId, properties);
      const { Statement } = PolicyDocument;
      if (denials.has(Bucket)) throw new Error(`${logicalId}: ${Bucket} already has a policy`);
      const arn = `arn:aws:s3:::${Bucket}`;
      const others = Statement.flatMap(({ Resource }) => Resource).filter(
        (each) => each !== arn && !each.startsWith(`${arn}/`),
      );
      if (others.length > 0) throw new Error(`${logicalId}: ${others.join()} is not in ${Bucket}`);
      // A request without TLS stays on this machine.
      denials.set(
        Bucket,
        Statement.filter(({ Effect, Condition }) => Effect === 'Deny' && 'Null' in Condition),
      );
    },
    deny: (action, resource, headers) =>
      headers['if-none-match'] === undefined &&
      [...denials.values()]
        .flat()
        .some(
          ({ Action, Resource }) =>
            Action.some((each) => matchesArn(each.toLowerCase(), action.toLowerCase())) &&
            Resource.some((each) => matchesArn(each, resource)),
        ),
  };
}
