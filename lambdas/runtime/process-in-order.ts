import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';

/** Processes one message. @returns false when it failed and must be delivered again */
type Work = (record: SQSRecord) => Promise<boolean>;

/**
 * Processes a batch of an ordered queue: messages of a group in sequence, groups concurrently. After a failure the rest of its group stays
 * in the queue, so that the order is kept; other groups continue.
 */
export async function processInOrder({ Records }: SQSEvent, work: Work): Promise<SQSBatchResponse> {
  const groups = new Map<string, SQSRecord[]>();
  for (const record of Records) {
    const group = record.attributes.MessageGroupId ?? record.messageId;
    groups.set(group, [...(groups.get(group) ?? []), record]);
  }
  const left = await Promise.all([...groups.values()].map(leftOf));
  return { batchItemFailures: left.flat().map(({ messageId }) => ({ itemIdentifier: messageId })) };

  async function leftOf(group: readonly SQSRecord[]): Promise<readonly SQSRecord[]> {
    for (const [index, record] of group.entries()) if (!(await work(record))) return group.slice(index);
    return [];
  }
}
