import * as z from 'zod';
import { policyTexts } from '../iam/policy-texts';
import { readerOf } from '../template/resource-properties';

/** Refuses requests without TLS, which no request here has: the ports of the host are those of this machine alone. */
const onlyOverTls = z.strictObject({
  Effect: z.literal('Deny'),
  Principal: z.strictObject({ AWS: z.literal('*') }),
  Action: z.literal('sqs:*'),
  Resource: policyTexts,
  Condition: z.strictObject({ Bool: z.strictObject({ 'aws:SecureTransport': z.literal('false') }) }),
});

/** Lets a service send on behalf of one source. */
const admission = z.strictObject({
  Effect: z.literal('Allow'),
  Principal: z.strictObject({ Service: z.string() }),
  Action: policyTexts,
  Resource: policyTexts,
  Condition: z.strictObject({ ArnEquals: z.strictObject({ 'aws:SourceArn': z.string() }) }),
});

const statement = z.discriminatedUnion('Effect', [onlyOverTls, admission]);

const readPolicy = readerOf(
  'AWS::SQS::QueuePolicy',
  z.strictObject({
    PolicyDocument: z.strictObject({
      Version: z.string().optional(),
      Statement: z.array(statement).default([]),
    }),
    Queues: z.array(z.string()),
  }),
);

export type QueuePolicies = ReturnType<typeof openQueuePolicies>;

/**
 * The policies of queues, which say what services of AWS may send. Roles identify all other callers.
 * https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-use-resource-based.html#eb-sqs-permissions
 */
export function openQueuePolicies() {
  const statementsOf = new Map<string, z.infer<typeof statement>[]>();
  return {
    /**
     * Attaches a policy to its queues.
     *
     * @param arnOf  ARN of the queue with a URL
     * @throws Error for a statement that is not emulated, and for a second policy of a queue, which would replace the first
     */
    add(logicalId: string, properties: unknown, arnOf: (url: string) => string): void {
      const { PolicyDocument, Queues } = readPolicy(logicalId, properties);
      for (const queueArn of Queues.map(arnOf)) {
        if (statementsOf.has(queueArn)) throw new Error(`${logicalId}: ${queueArn} already has a policy`);
        statementsOf.set(queueArn, PolicyDocument.Statement);
      }
    },

    /** Whether a service may send to a queue on behalf of a source; denied without a statement. */
    admit: ({ queueArn, service, sourceArn }: { queueArn: string; service: string; sourceArn: string }) =>
      (statementsOf.get(queueArn) ?? []).some(
        ({ Effect, Principal, Action, Resource, Condition }) =>
          Effect === 'Allow' &&
          Principal.Service === service &&
          Action.includes('sqs:SendMessage') &&
          Resource.includes(queueArn) &&
          Condition.ArnEquals['aws:SourceArn'] === sourceArn,
      ),
  };
}
