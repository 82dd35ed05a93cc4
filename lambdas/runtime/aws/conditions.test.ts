import { describe, expect, it } from 'vitest';
import { ifAbsent, ifAny, ifEqual, ifNot, optimisticLock } from './conditions';

describe('conditions of writes', () => {
  it('hold while there is no item', () => {
    const isAbsent = {
      ConditionExpression: 'attribute_not_exists(#revision)',
      ExpressionAttributeNames: { '#revision': 'revision' },
    };

    // DynamoDB rejects an empty map of values.
    expect(ifAbsent('revision')).toStrictEqual(isAbsent);
    expect(optimisticLock('revision', 0)).toStrictEqual(isAbsent);
  });

  it('hold while an attribute has the value that was read', () => {
    const isSame = {
      ConditionExpression: '#revision = :revision',
      ExpressionAttributeNames: { '#revision': 'revision' },
      ExpressionAttributeValues: { ':revision': 3 },
    };

    expect(ifEqual('revision', 3)).toStrictEqual(isSame);
    expect(optimisticLock('revision', 3)).toStrictEqual(isSame);
    expect(ifEqual('revision', 0).ConditionExpression).toBe('#revision = :revision');
  });

  it('reach into maps', () => {
    expect(ifEqual(['chance', 'draw'], 'd')).toStrictEqual({
      ConditionExpression: '#chance.#draw = :chance_draw',
      ExpressionAttributeNames: { '#chance': 'chance', '#draw': 'draw' },
      ExpressionAttributeValues: { ':chance_draw': 'd' },
    });
    expect(ifAny(ifAbsent('chance'), ifNot(['chance', 'kind'], 'draw'))).toStrictEqual({
      ConditionExpression: '(attribute_not_exists(#chance) OR #chance.#kind <> :chance_kind)',
      ExpressionAttributeNames: { '#chance': 'chance', '#kind': 'kind' },
      ExpressionAttributeValues: { ':chance_kind': 'draw' },
    });
  });
});
