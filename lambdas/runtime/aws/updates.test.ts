import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { openInMemoryTables } from '#lambdas/in-memory/tables';
import { unlessConditionFailed } from './conditional-write';
import {
  ifAbsent,
  ifAll,
  ifAny,
  ifBetween,
  ifEqual,
  ifIs,
  ifPresent,
  type WriteCondition,
} from './conditions';
import { type Change, updateOf } from './updates';

const stored = { id: 'mug', stock: 3, color: 'red', 'sold in May': 2 };

/** Updates the stored product, and returns it; null when the condition failed. */
async function updated(change: Change): Promise<Record<string, unknown> | null> {
  const tables = openInMemoryTables();
  tables.put('products', stored);
  const update = new UpdateCommand({ TableName: 'products', Key: { id: 'mug' }, ...updateOf(change) });
  const isWritten = await unlessConditionFailed(tables.client.send(update));
  return isWritten ? (tables.get('products', { id: 'mug' }) ?? null) : null;
}

describe('updateOf', () => {
  it('sets, removes and adds', async () => {
    const change: Change = {
      set: { color: 'blue', size: 1 },
      remove: ['stock'],
      add: { 'sold in May': 5, views: 1 },
    };

    expect(await updated(change)).toEqual({ id: 'mug', color: 'blue', size: 1, 'sold in May': 7, views: 1 });
  });

  it('leaves out what a change lacks, since DynamoDB rejects an empty map', () => {
    expect(updateOf({ remove: ['stock'], when: ifAbsent('color') })).toStrictEqual({
      ConditionExpression: 'attribute_not_exists(#color)',
      UpdateExpression: 'REMOVE #u0',
      ExpressionAttributeNames: { '#color': 'color', '#u0': 'stock' },
    });
  });

  it('compares an attribute with one value and sets it to another', async () => {
    const paint = (before: string): Change => ({ set: { color: 'blue' }, when: ifEqual('color', before) });

    expect(await updated(paint('red'))).toMatchObject({ color: 'blue' });
    expect(await updated(paint('green'))).toBeNull();
  });

  it('stays within the size of an expression for a hundred long names', () => {
    const names = Array.from({ length: 100 }, (_each, at) => `product ${at} ${'x'.repeat(40)}`);

    const { UpdateExpression } = updateOf({ add: Object.fromEntries(names.map((name) => [name, 1])) });

    expect(UpdateExpression.length).toBeLessThan(4_096);
  });
});

describe('the condition of a write', () => {
  it.each<[boolean, string, WriteCondition]>([
    [true, 'ifPresent', ifPresent('stock')],
    [false, 'ifPresent', ifPresent('size')],
    [true, 'ifAbsent', ifAbsent('size')],
    [false, 'ifAbsent', ifAbsent('stock')],
    [true, 'ifEqual', ifEqual('sold in May', 2)],
    [false, 'ifEqual', ifEqual('sold in May', 3)],
    [true, 'ifIs', ifIs('stock', '>=', 3)],
    [false, 'ifIs', ifIs('stock', '>', 3)],
    [false, 'ifIs of an absent attribute', ifIs('size', '<', 3)],
    [true, 'ifBetween', ifBetween('stock', 3, 4)],
    [false, 'ifBetween', ifBetween('stock', 4, 5)],
    [true, 'ifAll', ifAll(ifEqual('stock', 3), ifEqual('color', 'red'))],
    [false, 'ifAll', ifAll(ifEqual('stock', 3), ifEqual('color', 'blue'))],
    [true, 'ifAny', ifAny(ifAbsent('stock'), ifIs('stock', '<', 4))],
    [false, 'ifAny', ifAny(ifAbsent('stock'), ifIs('stock', '<', 3))],
    [false, 'ifAny within ifAll', ifAll(ifAny(ifAbsent('size'), ifAbsent('stock')), ifAbsent('color'))],
  ])('is %s: %s', async (holds, _name, when) => {
    expect((await updated({ remove: ['color'], when })) !== null).toBe(holds);
  });

  it('compares no attribute with two values, and no two attributes under one placeholder', () => {
    expect(() => ifAll(ifIs('stock', '>', 1), ifIs('stock', '<', 9))).toThrow('different values');
    expect(() => ifAny(ifAbsent('sold in May'), ifAbsent('sold_in May'))).toThrow('different values');
  });
});
