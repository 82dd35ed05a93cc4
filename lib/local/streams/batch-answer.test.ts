import { describe, expect, it } from 'vitest';
import { failedIdsOf } from './batch-answer';

const ids = ['1', '2', '3'];
const failedOn = (answer: unknown, reportsFailures = true) => [
  ...failedIdsOf({ payload: JSON.stringify(answer) ?? 'null' }, ids, reportsFailures),
];
const failures = (...itemIdentifiers: unknown[]) => ({
  batchItemFailures: itemIdentifiers.map((itemIdentifier) => ({ itemIdentifier })),
});

// https://docs.aws.amazon.com/lambda/latest/dg/services-ddb-batchfailurereporting.html (success and failure conditions)
// https://docs.aws.amazon.com/lambda/latest/dg/services-sqs-errorhandling.html
describe('failedIdsOf', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty object', {}],
    ['a null list', { batchItemFailures: null }],
    ['an empty list', failures()],
  ])('returns none for an answer of %s', (_what, answer) => {
    expect(failedOn(answer)).toEqual([]);
  });

  it.each([
    ['an empty identifier', failures('')],
    ['a null identifier', failures('2', null)],
    ['an identifier that was not in it', failures('2', '4')],
    ['a number for an identifier', failures(2)],
    ['another name for the identifier', { batchItemFailures: [{ id: '2' }] }],
    ['no objects in the list', { batchItemFailures: ['2'] }],
    ['null in the list', { batchItemFailures: [null] }],
    ['no list', { batchItemFailures: '2' }],
    ['a text', 'done'],
    ['a list', []],
    ['a number', 0],
  ])('returns all for an answer with %s', (_what, answer) => {
    expect(failedOn(answer)).toEqual(ids);
  });

  it('returns the reported ids', () => {
    expect(failedOn(failures('3', '2'))).toEqual(['3', '2']);
  });

  it('returns all for an error', () => {
    const failed = failedIdsOf({ error: { errorType: 'Error', errorMessage: 'broken' } }, ids, true);

    expect([...failed]).toEqual(ids);
  });

  it('ignores the answer of a function that does not report failures', () => {
    expect(failedOn(failures('2'), false)).toEqual([]);
  });
});
