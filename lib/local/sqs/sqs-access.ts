import type { Access } from '../iam/authorize';

/** Operations that need an action of another name. */
const actions: Readonly<Record<string, string>> = {
  DeleteMessageBatch: 'DeleteMessage',
  SendMessageBatch: 'SendMessage',
};

/**
 * Permissions that an SQS operation needs on its queue.
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-api-permissions-reference.html
 *
 * @param body  the parsed request; the service refuses an unknown queue
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
