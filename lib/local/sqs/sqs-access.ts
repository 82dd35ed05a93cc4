import type { Access } from '../iam/authorize';

/** Operations that are allowed by another action than their own name. */
const actions: Readonly<Record<string, string>> = {
  DeleteMessageBatch: 'DeleteMessage',
  SendMessageBatch: 'SendMessage',
};

/**
 * What an SQS operation needs to be allowed on its queue.
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-api-permissions-reference.html
 *
 * @param body  the parsed request; a queue that is not there is refused by the service
 */
export function sqsAccesses(
  operation: string,
  body: unknown,
  { region, accountId }: { region: string; accountId: string },
): Access[] {
  const { QueueUrl, QueueName } = (body ?? {}) as { QueueUrl?: unknown; QueueName?: unknown };
  const name = String(QueueUrl ?? QueueName)
    .split('/')
    .at(-1);
  const action = `sqs:${actions[operation] ?? operation}`;
  return [{ action, resource: `arn:aws:sqs:${region}:${accountId}:${name}` }];
}
