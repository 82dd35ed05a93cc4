import type { Access } from '../iam/authorize';
import { localArn } from '../template/account';

/**
 * Permissions that an SQS operation needs on its queue.
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-api-permissions-reference.html
 *
 * @param body  the parsed request; the service refuses an unknown queue
 */
export function sqsAccesses(operation: string, body: unknown): Access[] {
  const { QueueUrl } = (body ?? {}) as { QueueUrl?: unknown };
  const name = String(QueueUrl).split('/').at(-1);
  return [{ action: `sqs:${operation.replace(/Batch$/, '')}`, resource: localArn('sqs', `${name}`) }];
}
