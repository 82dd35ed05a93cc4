import type { Item, StreamViewType, Table } from 'dynalite/db/index.js';
import { describe, expect, it } from 'vitest';
import { recordChange, streamRecordOf } from './stream-record';

const streamArn = 'arn:aws:dynamodb:us-east-1:000000000000:table/notes/stream/2026-01-01T00:00:00.000';
const table: Table = {
  TableName: 'notes',
  TableArn: 'arn:aws:dynamodb:us-east-1:000000000000:table/notes',
  TableStatus: 'ACTIVE',
  AttributeDefinitions: [{ AttributeName: 'Id', AttributeType: 'N' }],
  KeySchema: [{ AttributeName: 'Id', KeyType: 'HASH' }],
};
const at = { sequence: '100000000000000000007', createdAtMs: 1_479_499_740_999 };

const fresh: Item = { Id: { N: '101' }, Message: { S: 'New item!' } };
const changed: Item = { Id: { N: '101' }, Message: { S: 'This item has changed' } };

function record(before: Item | undefined, after: Item | undefined, view: StreamViewType) {
  const stored = recordChange({ table, before, after }, view, at);
  return stored && streamRecordOf(stored, streamArn);
}

// The event of https://docs.aws.amazon.com/lambda/latest/dg/with-ddb.html, sizes included.
describe('recordChange', () => {
  it('describes a new item with its keys, image, sizes and the whole second', () => {
    expect(record(undefined, fresh, 'NEW_AND_OLD_IMAGES')).toEqual({
      eventID: expect.stringMatching(/^[\da-f]{32}$/) as string,
      eventName: 'INSERT',
      eventVersion: '1.1',
      eventSource: 'aws:dynamodb',
      awsRegion: 'us-east-1',
      dynamodb: {
        ApproximateCreationDateTime: 1_479_499_740,
        Keys: { Id: { N: '101' } },
        NewImage: fresh,
        SequenceNumber: '100000000000000000007',
        SizeBytes: 26,
        StreamViewType: 'NEW_AND_OLD_IMAGES',
      },
      eventSourceARN: streamArn,
    });
  });

  it.each([
    ['NEW_IMAGE', 'MODIFY', fresh, changed, ['NewImage'], 38],
    ['NEW_AND_OLD_IMAGES', 'MODIFY', fresh, changed, ['NewImage', 'OldImage'], 59],
    ['NEW_AND_OLD_IMAGES', 'REMOVE', changed, undefined, ['OldImage'], 38],
    ['NEW_IMAGE', 'REMOVE', changed, undefined, [], 5],
  ] as const)(
    'describes %s of a %s with only the images of the view',
    (view, eventName, before, after, images, SizeBytes) => {
      const recorded = record(before, after, view);

      expect(recorded).toMatchObject({ eventName, dynamodb: { SizeBytes, StreamViewType: view } });
      expect(Object.keys(recorded?.dynamodb ?? {}).filter((name) => name.endsWith('Image'))).toEqual(images);
    },
  );

  // https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Streams.html: "does not modify any data"
  it.each([
    ['an equal image', fresh, { ...fresh }],
    ['nothing before and after', undefined, undefined],
  ])('returns undefined for %s', (_what, before, after) => {
    expect(record(before, after, 'NEW_AND_OLD_IMAGES')).toBeUndefined();
  });

  it('treats a reordered list as a change', () => {
    const before = { ...fresh, list: { L: [{ N: '1' }, { N: '2' }] } };
    const after = { ...fresh, list: { L: [{ N: '2' }, { N: '1' }] } };

    expect(record(before, after, 'NEW_IMAGE')).toMatchObject({ eventName: 'MODIFY' });
  });
});

it('gives the same change the same event id, and another change another id', () => {
  const stored = recordChange({ table, before: undefined, after: fresh }, 'NEW_IMAGE', at);
  const next = stored && { ...stored, sequence: '100000000000000000008' };

  const ids = [stored, stored, next].map((one) => one && streamRecordOf(one, streamArn).eventID);

  expect(ids[0]).toBe(ids[1]);
  expect(ids[0]).not.toBe(ids[2]);
});
