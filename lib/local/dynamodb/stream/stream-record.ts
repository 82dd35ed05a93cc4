import { createHash } from 'node:crypto';
import type { AttributeValue, Item, StreamViewType, Table } from 'dynalite/db/index.js';
import { itemBytes } from '../item-size';

export interface UserIdentity {
  readonly type: 'Service';
  readonly principalId: 'dynamodb.amazonaws.com';
}

export interface Change {
  readonly table: Table;
  readonly before: Item | undefined;
  readonly after: Item | undefined;
  readonly userIdentity?: UserIdentity;
}

/** The part of a record that cannot be derived from the table. */
export interface StoredRecord {
  readonly sequence: string;
  readonly eventName: 'INSERT' | 'MODIFY' | 'REMOVE';
  readonly createdAtMs: number;
  readonly view: StreamViewType;
  readonly Keys: Item;
  readonly NewImage?: Item;
  readonly OldImage?: Item;
  readonly userIdentity?: UserIdentity;
}

/** https://docs.aws.amazon.com/lambda/latest/dg/with-ddb.html */
export interface StreamRecord {
  readonly eventID: string;
  readonly eventName: StoredRecord['eventName'];
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
  readonly userIdentity?: UserIdentity;
  readonly eventSourceARN: string;
}

/** Undefined when nothing changed: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Streams.html */
export function recordChange(
  { table, before, after, userIdentity }: Change,
  view: StreamViewType,
  at: { sequence: string; createdAtMs: number },
): StoredRecord | undefined {
  const image = after ?? before;
  if (!image || isSame(before, after)) return undefined;
  const hasNew = view === 'NEW_IMAGE' || view === 'NEW_AND_OLD_IMAGES';
  const hasOld = view === 'OLD_IMAGE' || view === 'NEW_AND_OLD_IMAGES';
  return {
    ...at,
    eventName: before ? (after ? 'MODIFY' : 'REMOVE') : 'INSERT',
    view,
    Keys: keysOf(table, image),
    ...(hasNew && after && { NewImage: after }),
    ...(hasOld && before && { OldImage: before }),
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

function keysOf(table: Table, image: Item): Item {
  const names = table.KeySchema.map(({ AttributeName }) => AttributeName);
  return Object.fromEntries(names.flatMap((name) => (image[name] ? [[name, image[name]]] : [])));
}

/** Compares items; members of a set have no order. */
function isSame(before: Item | undefined, after: Item | undefined): boolean {
  if (!before || !after) return false;
  const names = Object.keys(before);
  return (
    names.length === Object.keys(after).length &&
    names.every((name) => isSameValue(before[name], after[name]))
  );
}

function isSameValue(before: AttributeValue | undefined, after: AttributeValue | undefined): boolean {
  const [[type = '', value] = []] = Object.entries(before ?? {});
  const other = after?.[type];
  if (other === undefined) return false;
  if (type === 'M') return isSame(value as Item, other as Item);
  if (!Array.isArray(value) || !Array.isArray(other)) return value === other;
  if (value.length !== other.length) return false;
  if (type === 'L') return value.every((element, index) => isSameValue(element, other[index]));
  const members = new Set<unknown>(other);
  return value.every((member) => members.has(member));
}
