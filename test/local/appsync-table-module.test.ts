import { describe, expect, it } from 'vitest';
import { evaluate } from './run-resolver-code';

// Output of AWS, as https://github.com/localstack/appsync-utils/tree/main/__tests__ recorded it with `evaluate-code`;
// its functions: https://docs.aws.amazon.com/appsync/latest/devguide/built-in-modules-js.html
describe('the module for tables', () => {
  const key = { id: { S: 'x' } };
  const named = (expression: string, expressionNames: object, expressionValues: object) => ({
    expression,
    expressionNames,
    expressionValues,
  });

  it.each([
    ["ddb.get({ key: { id: 'x' } })", { operation: 'GetItem', key }],
    [
      "ddb.get({ key: { id: 'x' }, consistentRead: true })",
      { operation: 'GetItem', key, consistentRead: true },
    ],
    [
      "ddb.put({ key: { id: 'x' }, item: { v: 1 }, condition: { v: { attributeExists: true } } })",
      {
        operation: 'PutItem',
        key,
        attributeValues: { v: { N: 1 } },
        condition: { expression: '(attribute_exists(#v))', expressionNames: { '#v': 'v' } },
      },
    ],
    [
      "ddb.query({ query: { a: { eq: 'x' }, b: { between: [1, 9] } }, index: 'i', limit: 5, nextToken: null })",
      {
        operation: 'Query',
        query: named(
          '(#a = :a_eq) AND (#b BETWEEN :b_between_start AND :b_between_end)',
          { '#a': 'a', '#b': 'b' },
          { ':a_eq': { S: 'x' }, ':b_between_start': { N: 1 }, ':b_between_end': { N: 9 } },
        ),
        index: 'i',
        limit: 5,
      },
    ],
    [
      "ddb.batchGet({ tables: { notes: { keys: [{ id: 'x' }] } } })",
      { operation: 'BatchGetItem', tables: { notes: { keys: [key] } } },
    ],
  ])('%s', (expression, request) => {
    expect(evaluate(expression)).toEqual(request);
  });

  it.each([
    ['{ v: true }', 'SET #expName_1 = :expValue_1', { ':expValue_1': { BOOL: true } }],
    [
      '{ v: ddb.operations.replace({ a: 1 }) }',
      'SET #expName_1 = :expValue_1',
      { ':expValue_1': { M: { a: { N: 1 } } } },
    ],
    [
      '{ v: ddb.operations.increment() }',
      'SET #expName_1 = #expName_1 + :expValue_1',
      { ':expValue_1': { N: 1 } },
    ],
  ])('updates by %s', (update, expression, values) => {
    expect(evaluate(`ddb.update({ key: { id: 'x' }, update: ${update} })`)).toEqual({
      operation: 'UpdateItem',
      key,
      update: named(expression, { '#expName_1': 'v' }, values),
    });
  });

  it('numbers placeholders in the order of the clauses, REMOVE after SET', () => {
    const update =
      '{ b: ddb.operations.remove(), a: ddb.operations.increment(1), c: ddb.operations.remove() }';

    expect(evaluate(`ddb.update({ key: {}, update: ${update} }).update`)).toEqual(
      named(
        'SET #expName_1 = #expName_1 + :expValue_1 REMOVE #expName_2, #expName_3',
        { '#expName_1': 'a', '#expName_2': 'b', '#expName_3': 'c' },
        { ':expValue_1': { N: 1 } },
      ),
    );
  });

  it.each([
    ['ddb.scan({})', /does not support scan/],
    ['ddb.remove({ key: {} })', /does not support remove/],
    ['ddb.operations.append([1])', /does not support operations.append/],
    [
      'ddb.query({ query: { a: { eq: 1 } }, consistentRead: true })',
      /does not support consistentRead of Query/,
    ],
    ['util.time.nowEpochSeconds()', /does not support util.time.nowEpochSeconds/],
    ["ddb.operations.updateListItem('x', 1)", /does not support operations.updateListItem/],
    ["ddb.get({ key: {}, projection: ['v'] })", /does not support projection of GetItem/],
    ['ddb.update({ key: {}, update: { v: { a: 1 } } })', /by operations.replace only/],
    ['ddb.put({ key: {}, item: {}, condition: { v: { like: 1 } } })', /cannot render/],
  ])('throws an error that names %s', (expression, message) => {
    expect(() => evaluate(expression)).toThrow(message);
  });
});
