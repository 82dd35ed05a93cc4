import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Item, StreamViewType, Table } from 'dynalite/db/index.js';
import { keyOf } from '../fields';
import { itemBytes } from '../item-size';

export interface Change {
  readonly table: Table;
  readonly before: Item | undefined;
  readonly after: Item | undefined;
  /** Set when DynamoDB itself removes an item. */
  readonly userIdentity?: { readonly type: 'Service'; readonly principalId: 'dynamodb.amazonaws.com' };
}

/** https://docs.aws.amazon.com/lambda/latest/dg/with-ddb.html */
export interface StreamRecord {
  readonly eventID: string;
  readonly eventName: 'INSERT' | 'MODIFY' | 'REMOVE';
  readonly eventVersion: '1.1';
  readonly eventSource: 'aws:dynamodb';
  readonly awsRegion: string;
  readonly dynamodb: {
    /** Seconds of the epoch. */
    readonly ApproximateCreationDateTime: number;
    readonly Keys: Item;
    readonly NewImage?: Item;
    readonly OldImage?: Item;
    readonly SequenceNumber: string;
    readonly SizeBytes: number;
    readonly StreamViewType: StreamViewType;
  };
  readonly userIdentity?: Change['userIdentity'];
  readonly eventSourceARN: string;
}

/** The part of a record that cannot be derived from the table. */
export interface StoredRecord
  extends
    Pick<StreamRecord, 'eventName' | 'userIdentity'>,
    Pick<StreamRecord['dynamodb'], 'Keys' | 'NewImage' | 'OldImage'> {
  readonly sequence: string;
  readonly createdAtMs: number;
  readonly view: StreamViewType;
}

/** Undefined when nothing changed: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Streams.html */
export function recordChange(
  { table, before, after, userIdentity }: Change,
  view: StreamViewType,
  at: { sequence: string; createdAtMs: number },
): StoredRecord | undefined {
  const image = after ?? before;
  if (!image || isDeepStrictEqual(before, after)) return undefined;
  return {
    ...at,
    eventName: before ? (after ? 'MODIFY' : 'REMOVE') : 'INSERT',
    view,
    Keys: keyOf(image, table),
    ...(after && { NewImage: after }),
    ...(before && view === 'NEW_AND_OLD_IMAGES' && { OldImage: before }),
    ...(userIdentity && { userIdentity }),
  };
}

/** The same change always has the same `eventID`. */
export function streamRecordOf(stored: StoredRecord, streamArn: string): StreamRecord {
  const { sequence, eventName, createdAtMs, view, userIdentity, ...images } = stored;
  const sizes = Object.values(images).map(itemBytes);
  return {
    eventID: createHash('md5').update(`${streamArn} ${sequence}`).digest('hex'),
    eventName,
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: streamArn.split(':')[3] ?? '',
    dynamodb: {
      ApproximateCreationDateTime: Math.floor(createdAtMs / 1000),
      ...images,
      SequenceNumber: sequence,
      SizeBytes: sizes.reduce((total, size) => total + size, 0),
      StreamViewType: view,
    },
    ...(userIdentity && { userIdentity }),
    eventSourceARN: streamArn,
  };
}
