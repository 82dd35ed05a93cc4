import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { AttributeValue, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';

type AttributeValues = Parameters<typeof unmarshall>[0];

/** An unvalidated row of a table. */
export type Row = Readonly<Record<string, unknown>>;

/** A change of a row from a DynamoDB stream. */
export interface StreamRow {
  /** Id of the change, the same when it is delivered again. */
  readonly eventId: string;
  /** Identifies the change in the batch response. */
  readonly sequenceNumber: string;
  readonly change: 'INSERT' | 'MODIFY' | 'REMOVE';
  readonly key: Row;
  /**
   * Returns the row after the change; undefined where there is none or the stream does not contain it.
   *
   * @throws RangeError for a row with a number that JavaScript would round
   */
  readonly after: () => Row | undefined;
  /** Returns the row before the change, in the same way. */
  readonly before: () => Row | undefined;
}

/** Reads the changes of a batch in stream order. */
export function readStreamRows({ Records }: DynamoDBStreamEvent): StreamRow[] {
  return Records.map(readStreamRow);
}

/** @throws Error for an incomplete record */
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

/** Throws for unsafe numbers, since the SDK would return a BigInt, which breaks arithmetic and JSON. */
function exactNumber(text: string): number {
  const value = Number(text);
  if (Math.abs(value) <= Number.MAX_SAFE_INTEGER) return value;
  throw new RangeError('A row has a number that JavaScript does not hold exactly');
}
