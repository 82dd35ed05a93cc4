import { createHash } from 'node:crypto';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { AttributeValue, DynamoDBStreamEvent } from 'aws-lambda';
import type { Item } from './item';

/** A change of an item for a stream: an insertion without `before`, a removal without `after`. */
export interface StreamChange {
  /** Sequence number. @default the position in the batch, from 1 */
  readonly place?: number;
  readonly key: Item;
  readonly before?: Item;
  readonly after?: Item;
}

/** A stream batch with the images that its changes have, as a function receives it. */
export function streamEvent(changes: readonly StreamChange[]): DynamoDBStreamEvent {
  return {
    Records: changes.map(({ key, before, after, place }, index) => ({
      eventID: createHash('md5')
        .update(JSON.stringify([key, before, after]))
        .digest('hex'),
      eventName: before ? (after ? 'MODIFY' : 'REMOVE') : 'INSERT',
      dynamodb: {
        SequenceNumber: String(place ?? index + 1),
        Keys: marshalled(key),
        ...(after && { NewImage: marshalled(after) }),
        ...(before && { OldImage: marshalled(before) }),
      },
    })),
  };
}

function marshalled(item: Item): Record<string, AttributeValue> {
  return marshall(item) as Record<string, AttributeValue>;
}
