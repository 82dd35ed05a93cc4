import { describe, expect, it } from 'vitest';
import { evaluate } from './run-resolver-code';
import { supportedFunctions } from './used-operations';

// https://docs.aws.amazon.com/appsync/latest/devguide/built-in-util-js.html
describe('the utilities', () => {
  it.each([
    ["util.matches('a*b', 'aaaab')", true],
    ["util.matches('a*b', 'aaaabc')", false],
    ['util.time.nowISO8601()', '2026-11-21T12:00:00.123Z'],
    [
      'util.dynamodb.toDynamoDB({ a: 1, b: ["x", null, true] })',
      { M: { a: { N: 1 }, b: { L: [{ S: 'x' }, { NULL: null }, { BOOL: true }] } } },
    ],
    ['util.dynamodb.toMapValues(null)', null],
  ])('%s', (expression, value) => {
    expect(evaluate(expression)).toEqual(value);
  });

  it('encode and decode UTF-8 text as Base64', () => {
    expect(evaluate("util.base64Encode('é\\t☃')")).toBe('w6kJ4piD');
    expect(evaluate("util.base64Decode('w6kJ4piD')")).toBe('é\t☃');
  });

  it('create an id', () => {
    expect(evaluate('util.autoId()')).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
    expect(evaluate('[util.autoId(), util.autoId()]')).toSatisfy(([a, b]: string[]) => a !== b);
  });

  it('end a handler with the given error', () => {
    const expected = { message: 'no', errorType: 'a/b', data: { d: 1 }, errorInfo: { i: 2 } };

    expect(() => evaluate("util.error('no', 'a/b', { d: 1 }, { i: 2 })")).toThrow(
      expect.objectContaining(expected),
    );
    expect(() => evaluate('util.unauthorized()')).toThrow('Not Authorized to access test on type Query');
    expect(evaluate('runtime.earlyReturn({ early: true })')).toEqual({ early: true });
  });

  it('are a frozen list', () => {
    expect(supportedFunctions()).toEqual([
      'dynamodb.batchGet',
      'dynamodb.get',
      'dynamodb.operations.increment',
      'dynamodb.operations.remove',
      'dynamodb.operations.replace',
      'dynamodb.put',
      'dynamodb.query',
      'dynamodb.update',
      'extensions.setSubscriptionFilter',
      'runtime.earlyReturn',
      'util.autoId',
      'util.base64Decode',
      'util.base64Encode',
      'util.dynamodb.toDynamoDB',
      'util.dynamodb.toMapValues',
      'util.error',
      'util.matches',
      'util.time.nowISO8601',
      'util.transform.toDynamoDBConditionExpression',
      'util.transform.toDynamoDBFilterExpression',
      'util.transform.toSubscriptionFilter',
      'util.unauthorized',
    ]);
  });
});
