import { createHash } from 'node:crypto';

/** A typed attribute of a message; binary values are base64, as transmitted. */
export interface MessageAttribute {
  readonly DataType: string;
  readonly StringValue?: string | undefined;
  readonly BinaryValue?: string | undefined;
}

export type MessageAttributes = Readonly<Record<string, MessageAttribute>>;

/** A message as stored. */
export interface Message {
  readonly id: string;
  /** Position in the queue, unique there; the sequence number of FIFO queues. */
  readonly sequence: number;
  readonly body: string;
  readonly attributes: MessageAttributes;
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

/** A message in flight. */
export interface ReceivedMessage extends Message {
  readonly receiptHandle: string;
}

/** FIFO queues number their messages with 20 digits. */
export function sequenceNumberOf({ sequence }: Pick<Message, 'sequence'>): string {
  return `1${String(sequence).padStart(19, '0')}`;
}

/**
 * System attributes of a message by name.
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/APIReference/API_ReceiveMessage.html
 */
export function systemAttributesOf(message: ReceivedMessage, isFifo: boolean): Record<string, string> {
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

/** Size of a message in bytes: the body, and names, types and values of attributes. */
export function messageBytes({ body, attributes }: Pick<Message, 'body' | 'attributes'>): number {
  return Object.entries(attributes).reduce((total, [name, attribute]) => {
    return total + Buffer.byteLength(name + attribute.DataType) + valueOf(attribute).length;
  }, Buffer.byteLength(body));
}

export function md5Of(text: string): string {
  return createHash('md5').update(text).digest('hex');
}

/**
 * The MD5 digest by which clients verify attributes; undefined without attributes.
 * https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-message-metadata.html#sqs-attributes-md5-message-digest-calculation
 */
export function md5OfAttributes(attributes: MessageAttributes): string | undefined {
  const names = Object.keys(attributes).sort();
  if (names.length === 0) return undefined;
  const hash = createHash('md5');
  for (const name of names) {
    const attribute = attributes[name] as MessageAttribute;
    hash.update(withLength(Buffer.from(name))).update(withLength(Buffer.from(attribute.DataType)));
    hash
      .update(Buffer.from([attribute.StringValue === undefined ? 2 : 1]))
      .update(withLength(valueOf(attribute)));
  }
  return hash.digest('hex');
}

function valueOf({ StringValue, BinaryValue = '' }: MessageAttribute): Buffer {
  return StringValue === undefined ? Buffer.from(BinaryValue, 'base64') : Buffer.from(StringValue);
}

function withLength(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}
