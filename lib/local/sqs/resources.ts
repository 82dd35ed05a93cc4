import * as z from 'zod';
import { account, localArn } from '../template/account';
import { readerOf } from '../template/resource-properties';

export type QueueDefinition = ReturnType<typeof readQueue>;

const queueProperties = z.strictObject({
  FifoQueue: z.boolean().default(false),
  DelaySeconds: z.int().min(0).max(900).default(0),
  VisibilityTimeout: z.int().min(0).max(43_200).default(30),
  MessageRetentionPeriod: z.int().min(60).max(1_209_600).default(345_600),
  RedrivePolicy: z
    .strictObject({
      deadLetterTargetArn: z.string(),
      maxReceiveCount: z.coerce.number().int().min(1).max(1000),
    })
    .optional(),
});

const readQueueProperties = readerOf('AWS::SQS::Queue', queueProperties, {
  SqsManagedSseEnabled: 'encryption at rest is the business of the disk',
  Tags: 'labels',
});

/**
 * Reads an `AWS::SQS::Queue`.
 *
 * @param properties  with intrinsics resolved
 * @param context.name  without the suffix of FIFO queues
 * @param context.servicesUrl  without a trailing slash
 * @throws Error for a property that is not emulated
 */
export function readQueue(
  logicalId: string,
  properties: unknown,
  context: { readonly name: string; readonly servicesUrl: string },
) {
  const read = readQueueProperties(logicalId, properties);
  const { RedrivePolicy: redrive } = read;
  const name = context.name + (read.FifoQueue ? '.fifo' : '');
  return {
    logicalId,
    name,
    arn: localArn('sqs', name),
    /** Address on the host, by which clients name the queue. */
    url: `${context.servicesUrl}/sqs/${account.accountId}/${name}`,
    isFifo: read.FifoQueue,
    delaySeconds: read.DelaySeconds,
    visibilityTimeoutSeconds: read.VisibilityTimeout,
    retentionSeconds: read.MessageRetentionPeriod,
    /** Redrive policy: target of messages received `maxReceiveCount` times without deletion. */
    redrive: redrive && {
      deadLetterArn: redrive.deadLetterTargetArn,
      maxReceiveCount: redrive.maxReceiveCount,
    },
  };
}
