import type { Item, Table } from 'dynalite/db/index.js';
import { describe, expect, it } from 'vitest';
import { isReported, reportCapacity, transactionalReadConsumption, writeConsumption } from './capacity';

const key = (AttributeName: string, KeyType: 'HASH' | 'RANGE') => ({ AttributeName, KeyType });

const table: Table = {
  TableName: 'entries',
  TableArn: 'arn:aws:dynamodb:us-east-1:000000000000:table/entries',
  TableStatus: 'ACTIVE',
  AttributeDefinitions: [
    { AttributeName: 'id', AttributeType: 'S' },
    { AttributeName: 'day', AttributeType: 'N' },
  ],
  KeySchema: [key('id', 'HASH')],
  GlobalSecondaryIndexes: [
    { IndexName: 'all', KeySchema: [key('day', 'HASH')], Projection: { ProjectionType: 'ALL' } },
    {
      IndexName: 'notes',
      KeySchema: [key('day', 'HASH')],
      Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['note'] },
    },
    { IndexName: 'keys', KeySchema: [key('day', 'HASH')], Projection: { ProjectionType: 'KEYS_ONLY' } },
  ],
};

const item = (fields: Item = {}): Item => ({ id: { S: 'one' }, ...fields });
const onDay = (day: number, fields: Item = {}): Item => item({ day: { N: `${day}` }, ...fields });
const text = (bytes: number) => ({ text: { S: 'x'.repeat(bytes) } });

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html#GSI.ThroughputConsiderations.Writes
describe('writeConsumption', () => {
  it.each<[string, Item | undefined, Item | undefined, number, Record<string, number>]>([
    ['adds an item to its indexes', undefined, onDay(1), 1, { all: 1, notes: 1, keys: 1 }],
    ['adds an item without the index key', undefined, item(), 1, {}],
    ['changes nothing', onDay(1), onDay(1), 1, {}],
    ['changes what one index alone holds', onDay(1), onDay(1, text(1)), 1, { all: 1 }],
    ['changes what two indexes hold', onDay(1), onDay(1, { note: { S: 'a' } }), 1, { all: 1, notes: 1 }],
    ['moves an item in its indexes', onDay(1), onDay(2), 1, { all: 2, notes: 2, keys: 2 }],
    ['takes an item out of its indexes', onDay(1), item(), 1, { all: 1, notes: 1, keys: 1 }],
    ['deletes a large item', onDay(1, text(1500)), undefined, 2, { all: 2, notes: 1, keys: 1 }],
    ['makes a large item small', onDay(1, text(1500)), onDay(1), 2, { all: 2 }],
    ['deletes what is not there', undefined, undefined, 1, {}],
  ])(
    'counts the larger image and each written index entry for a write that %s',
    (_what, before, after, units, indexes) => {
      const single = writeConsumption({ table, before, after }, 1);
      const inTransaction = writeConsumption({ table, before, after }, 2);

      const ofIndexes = Object.entries(indexes).map(([index, each]) => ({
        table: 'entries',
        index,
        units: each,
      }));
      expect(single).toEqual([{ table: 'entries', units }, ...ofIndexes]);
      expect(inTransaction).toEqual([{ table: 'entries', units: 2 * units }, ...ofIndexes]);
    },
  );
});

it('bills a transactional read double, per 4 KB of the larger image, and a missing item as one unit', () => {
  const images = [
    [undefined, undefined],
    [item(text(4000)), item()],
    [undefined, item(text(4096))],
  ] as const;

  const units = images.map(([before, after]) => transactionalReadConsumption({ table, before, after }).units);

  expect(units).toEqual([2, 2, 4]);
});

describe('reportCapacity', () => {
  const consumptions = [
    { table: 'a', units: 2 },
    { table: 'a', index: 'x', units: 1 },
    { table: 'b', units: 2 },
    { table: 'a', units: 4 },
    { table: 'a', index: 'x', units: 1 },
    { table: 'a', index: 'y', units: 2 },
  ];

  it('totals by table, and by index where requested', () => {
    const total = reportCapacity('TOTAL', () => consumptions);
    const indexes = reportCapacity('INDEXES', () => consumptions);

    expect(total).toEqual([
      { TableName: 'a', CapacityUnits: 10 },
      { TableName: 'b', CapacityUnits: 2 },
    ]);
    expect(indexes).toEqual([
      {
        TableName: 'a',
        CapacityUnits: 10,
        Table: { CapacityUnits: 6 },
        GlobalSecondaryIndexes: { x: { CapacityUnits: 2 }, y: { CapacityUnits: 2 } },
      },
      { TableName: 'b', CapacityUnits: 2, Table: { CapacityUnits: 2 } },
    ]);
  });

  it('returns undefined without a request', () => {
    expect(reportCapacity(undefined, () => consumptions)).toBeUndefined();
    expect(reportCapacity('NONE', () => consumptions)).toBeUndefined();
  });

  it('computes nothing where nothing is reported', () => {
    const reports = [undefined, 'NONE', 'TOTAL', 'INDEXES'] as const;

    expect(reports.map(isReported)).toEqual([false, false, true, true]);
  });
});
