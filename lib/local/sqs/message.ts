import { createHash } from 'node:crypto';

/** A message as stored. */
export interface Message {
  readonly id: string;
  /** Position in the queue, unique there; the sequence number of FIFO queues. */
  readonly sequence: number;
  readonly body: string;
  readonly group: string | undefined;
  readonly deduplicationId: string | undefined;
  readonly senderId: string;
  readonly sentAtMs: number;
  /** The message is invisible to receivers before this time. */
  readonly visibleAtMs: number;
  readonly receiveCount: number;
  readonly firstReceivedAtMs: number | undefined;
  /** ARN of the queue that moved it to the dead-letter queue. */
  readonly deadLetterSource: string | undefined;
}

/** FIFO queues number their messages with 20 digits. */
export function sequenceNumberOf({ sequence }: Pick<Message, 'sequence'>): string {
  return `1${String(sequence).padStart(19, '0')}`;
}

/**
 * System attributes of a message by name.
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_ReceiveMessage.html
 */
export function systemAttributesOf(message: Message, isFifo: boolean): Record<string, string> {
  const { group, deduplicationId, deadLetterSource } = message;
  return {
    ApproximateFirstReceiveTimestamp: String(message.firstReceivedAtMs),
    ApproximateReceiveCount: String(message.receiveCount),
    SenderId: message.senderId,
    SentTimestamp: String(message.sentAtMs),
    ...(group !== undefined && { MessageGroupId: group }),
    ...(deduplicationId !== undefined && { MessageDeduplicationId: deduplicationId }),
    ...(isFifo && { SequenceNumber: sequenceNumberOf(message) }),
    ...(deadLetterSource !== undefined && { DeadLetterQueueSourceArn: deadLetterSource }),
  };
}

export function md5Of(text: string): string {
  return createHash('md5').update(text).digest('hex');
}

/** Every receipt of a message has its own handle. */
export function receiptHandleOf({ id, sequence, receiveCount }: Message): string {
  return Buffer.from(`${id} ${sequence} ${receiveCount}`).toString('base64');
}
