import { marshall } from '@aws-sdk/util-dynamodb';
import type { AttributeValue, DynamoDBStreamEvent } from 'aws-lambda';
import type { Item } from './item';

/** One stream record: a new item and its sequence number. */
export interface StreamRecord {
  readonly place: number;
  readonly key: Item;
  readonly image: Item;
}

/** A stream batch with NEW_IMAGE, as a function receives it. */
export function streamEvent(records: readonly StreamRecord[]): DynamoDBStreamEvent {
  return {
    Records: records.map(({ place, key, image }) => ({
      eventID: `event-${place}`,
      eventName: 'INSERT',
      dynamodb: { SequenceNumber: String(place), Keys: marshalled(key), NewImage: marshalled(image) },
    })),
  };
}

function marshalled(item: Item): Record<string, AttributeValue> {
  return marshall(item) as Record<string, AttributeValue>;
}
