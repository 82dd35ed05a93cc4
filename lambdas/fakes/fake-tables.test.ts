import { describe, expect, it } from 'vitest';
import { atomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { createFakeTables } from './fake-tables';
import { recordsIn } from './records';

const cart = (player: string, version = 1) =>
  atomicWrite(`cart of ${player}`, {
    Put: {
      TableName: 'carts',
      Item: { player, version },
      ConditionExpression: 'attribute_not_exists(#player)',
      ExpressionAttributeNames: { '#player': 'player' },
    },
  });

describe('createFakeTables', () => {
  it('returns the writes whose conditions fail, and writes nothing then', async () => {
    const tables = createFakeTables();
    tables.commitNow([cart('a')]);
    const [first, second] = [cart('b'), cart('a')];

    const result = await tables.commitTogether([first, second]);

    expect(result).toEqual({ outcome: 'conflict', failed: [second] });
    expect(tables.items('carts')).toEqual([{ player: 'a', version: 1 }]);
  });

  it('interferes once, with the first transaction that touches the tables', async () => {
    const tables = createFakeTables();
    tables.beforeNextTransaction(
      (touched) => touched.includes('carts'),
      () => tables.commitNow([cart('a')]),
    );
    const other = atomicWrite('order', { Put: { TableName: 'orders', Item: { player: 'a', id: '1' } } });

    const results = [await tables.commitTogether([other]), await tables.commitTogether([cart('a')])];

    expect(results.map(({ outcome }) => outcome)).toEqual(['committed', 'conflict']);
    expect((await tables.commitTogether([cart('b')])).outcome).toBe('committed');
  });
});

describe('recordsIn', () => {
  it('reads and writes the records of a table, and returns an unchanged record as the same object', () => {
    const tables = createFakeTables();
    const versions = recordsIn<{ at: number }, { player: string; version: number }>(tables, {
      table: 'carts',
      isOne: ({ version }) => version > 0,
      keyOf: ({ player }) => player,
      fromItem: ({ version }) => ({ at: version }),
      toItem: ({ at }, player) => ({ player, version: at }),
    });
    tables.commitNow([cart('a'), cart('not one', 0)]);
    const before = versions.get('a');

    versions.set('b', { at: 7 });

    expect([...versions]).toEqual([
      ['a', { at: 1 }],
      ['b', { at: 7 }],
    ]);
    expect(versions.get('a')).toBe(before);
    versions.delete('a');
    expect([versions.has('a'), versions.size, tables.items('carts').length]).toEqual([false, 1, 2]);
  });
});
