import * as z from 'zod';
import { readerOf } from '../template/resource-properties';

const texts = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());

/** Refuses requests without TLS, which no request here has: the ports of the host are those of this machine alone. */
const onlyOverTls = z.strictObject({
  Effect: z.literal('Deny'),
  Principal: z.strictObject({ AWS: z.literal('*') }),
  Action: z.literal('sqs:*'),
  Resource: texts,
  Condition: z.strictObject({ Bool: z.strictObject({ 'aws:SecureTransport': z.literal('false') }) }),
});

/** Lets a service send on behalf of one source. */
const admission = z.strictObject({
  Effect: z.literal('Allow'),
  Principal: z.strictObject({ Service: z.string() }),
  Action: texts,
  Resource: texts,
  Condition: z.strictObject({ ArnEquals: z.strictObject({ 'aws:SourceArn': z.string() }) }),
});

const readPolicy = readerOf(
  'AWS::SQS::QueuePolicy',
  z.strictObject({
    PolicyDocument: z.strictObject({
      Version: z.string().optional(),
      Statement: z.array(z.union([onlyOverTls, admission])).default([]),
    }),
    Queues: z.array(z.string()),
  }),
);

/** The policies of queues, which say what services of AWS may send. Roles identify all other callers. */
export interface QueuePolicies {
  /** @throws Error for a statement that is not emulated */
  add(logicalId: string, properties: unknown): void;
  /** Whether a service may send to a queue on behalf of a source; denied without a statement. */
  admit(sending: { queueArn: string; service: string; sourceArn: string }): boolean;
}

/** https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-use-resource-based.html#eb-sqs-permissions */
export function openQueuePolicies(): QueuePolicies {
  const admissions: z.infer<typeof admission>[] = [];
  return {
    add(logicalId, properties) {
      for (const statement of readPolicy(logicalId, properties).PolicyDocument.Statement)
        if (statement.Effect === 'Allow') admissions.push(statement);
    },
    admit: ({ queueArn, service, sourceArn }) =>
      admissions.some(
        ({ Principal, Action, Resource, Condition }) =>
          Principal.Service === service &&
          Action.includes('sqs:SendMessage') &&
          Resource.includes(queueArn) &&
          Condition.ArnEquals['aws:SourceArn'] === sourceArn,
      ),
  };
}
