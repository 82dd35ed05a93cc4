import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { AttributeValue, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';

type AttributeValues = Parameters<typeof unmarshall>[0];

/** A row as its table holds it, before anybody has looked at what is in it. */
export type Row = Readonly<Record<string, unknown>>;

/** One change of one row, as the stream of its table tells of it. */
export interface StreamRow {
  /** The same every time that this change is told of. */
  readonly eventId: string;
  /** Names the change in the answer to a batch. */
  readonly sequenceNumber: string;
  readonly change: 'INSERT' | 'MODIFY' | 'REMOVE';
  readonly key: Row;
  /**
   * The row after the change; undefined where there is none or the stream does not carry it.
   *
   * @throws Error for a row that JavaScript cannot hold, such as one with a number that it would round
   */
  readonly after: () => Row | undefined;
  /** The row before the change, in the same way. */
  readonly before: () => Row | undefined;
}

/** The changes of a batch in the order of the stream. */
export function readStreamRows({ Records }: DynamoDBStreamEvent): StreamRow[] {
  return Records.map(readStreamRow);
}

/** @throws Error for what no stream of DynamoDB tells */
function readStreamRow({ eventID, eventName, dynamodb }: DynamoDBRecord): StreamRow {
  if (!eventID || !eventName || !dynamodb?.SequenceNumber || !dynamodb.Keys)
    throw new Error('A record of the stream lacks its id, its kind, its number or its key');
  const { SequenceNumber, Keys, NewImage, OldImage } = dynamodb;
  return {
    eventId: eventID,
    sequenceNumber: SequenceNumber,
    change: eventName,
    key: toRow(Keys),
    after: () => NewImage && toRow(NewImage),
    before: () => OldImage && toRow(OldImage),
  };
}

function toRow(image: Record<string, AttributeValue>): Row {
  return unmarshall(image as AttributeValues, { wrapNumbers: exactNumber });
}

/** A BigInt, which the SDK makes of such a number, would surprise whoever adds it or writes it as JSON. */
function exactNumber(text: string): number {
  const value = Number(text);
  if (Math.abs(value) <= Number.MAX_SAFE_INTEGER) return value;
  throw new RangeError('A row has a number that JavaScript does not hold exactly');
}
