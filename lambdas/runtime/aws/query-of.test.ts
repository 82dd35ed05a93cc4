import { describe, expect, it } from 'vitest';
import { ifAbsent, ifBeginsWith, ifEqual, ifPresent } from './conditions';
import { projectionOf, queryOf, selectionOf } from './query-of';

const ofPlayer = { is: { player: 'p' } } as const;

describe('queryOf', () => {
  it.each([
    ['a partition', ofPlayer, '#player = :player', { ':player': 'p' }],
    [
      'one item',
      { is: { player: 'p', id: 'i' } },
      '#player = :player AND #id = :id',
      { ':player': 'p', ':id': 'i' },
    ],
    [
      'sort keys with a beginning',
      { ...ofPlayer, beginsWith: { id: 'i#' } },
      '#player = :player AND begins_with(#id, :id)',
      { ':player': 'p', ':id': 'i#' },
    ],
    [
      'sort keys between bounds',
      { ...ofPlayer, between: { id: ['a', 'b'] } },
      '#player = :player AND #id BETWEEN :id_least AND :id_most',
      { ':player': 'p', ':id_least': 'a', ':id_most': 'b' },
    ],
    [
      'sort keys beyond a bound',
      { ...ofPlayer, beyond: { id: ['<=', 7] } },
      '#player = :player AND #id <= :id',
      { ':player': 'p', ':id': 7 },
    ],
  ] as const)('reads %s', (_case, condition, expression, values) => {
    expect(queryOf(condition)).toStrictEqual({
      KeyConditionExpression: expression,
      ExpressionAttributeNames: expression.includes('#id')
        ? { '#player': 'player', '#id': 'id' }
        : { '#player': 'player' },
      ExpressionAttributeValues: values,
    });
  });

  it('adds a filter and a projection', () => {
    expect(
      queryOf({ ...ofPlayer, filter: ifEqual('state', 'open'), project: ['player', 'a-b'] }),
    ).toStrictEqual({
      KeyConditionExpression: '#player = :player',
      FilterExpression: '#state = :state',
      ProjectionExpression: '#p0, #p1',
      ExpressionAttributeNames: { '#player': 'player', '#state': 'state', '#p0': 'player', '#p1': 'a-b' },
      ExpressionAttributeValues: { ':player': 'p', ':state': 'open' },
    });
  });

  it('throws when a filter gives a key another value', () => {
    expect(() => queryOf({ ...ofPlayer, filter: ifEqual('player', 'q') })).toThrow(':player');
  });
});

describe('selectionOf', () => {
  it('filters and projects, and declares no empty map, which DynamoDB rejects', () => {
    expect(selectionOf({ filter: ifAbsent('deletedAt'), project: ['player'] })).toStrictEqual({
      FilterExpression: 'attribute_not_exists(#deletedAt)',
      ProjectionExpression: '#p0',
      ExpressionAttributeNames: { '#deletedAt': 'deletedAt', '#p0': 'player' },
    });
    expect(selectionOf({ filter: ifBeginsWith('at', '2026') })).toStrictEqual({
      FilterExpression: 'begins_with(#at, :at)',
      ExpressionAttributeNames: { '#at': 'at' },
      ExpressionAttributeValues: { ':at': '2026' },
    });
    expect(selectionOf({ filter: ifPresent('at') })).not.toHaveProperty('ExpressionAttributeValues');
    expect(selectionOf({})).toStrictEqual({});
  });
});

describe('projectionOf', () => {
  it('keeps names apart that differ in characters a placeholder may not contain', () => {
    expect(projectionOf(['a-b', 'a_b'])).toStrictEqual({
      ProjectionExpression: '#p0, #p1',
      ExpressionAttributeNames: { '#p0': 'a-b', '#p1': 'a_b' },
    });
  });
});
