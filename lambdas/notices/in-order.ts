import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';

/** Does what one message asks for. @returns false when it failed and is to come again */
type Work = (record: SQSRecord) => Promise<boolean>;

/**
 * Works a batch of an ordered queue off: messages of one group one after the other, groups side by side. What follows a message that
 * failed in its group stays in the queue with it, so that nothing overtakes it; other groups go on.
 */
export async function inOrder({ Records }: SQSEvent, work: Work): Promise<SQSBatchResponse> {
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
