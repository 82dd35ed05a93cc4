import { describe, expect, it } from 'vitest';
import { isOutage, Outage } from './outage';

/** An AWS throttling error: a client fault with status 400 and no hint about a retry. */
const awsError = (name: string) =>
  Object.assign(new Error(name), { name, $fault: 'client', $metadata: { httpStatusCode: 400 } });
const networkError = (code: string) => Object.assign(new Error(code), { code });

describe('isOutage', () => {
  it.each([
    'ThrottlingException',
    'ProvisionedThroughputExceededException',
    'RequestLimitExceeded',
    'TransactionCanceledException',
    'TransactionConflictException',
    'TransactionInProgressException',
    'TooManyRequestsException',
  ])('returns true for %s, whatever fault AWS reports', (name) => {
    expect(isOutage(awsError(name))).toBe(true);
  });

  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'EAI_AGAIN'])('returns true for %s', (code) => {
    expect(isOutage(networkError(code))).toBe(true);
  });

  it.each([
    ['a bug', new TypeError('undefined is not a function')],
    ['a missing permission', awsError('AccessDeniedException')],
    ['a bad request of ours', awsError('ValidationException')],
  ])('returns false for %s', (_case, error) => {
    expect(isOutage(error)).toBe(false);
  });

  it('returns true for an Outage', () => {
    expect(isOutage(new Outage('contended'))).toBe(true);
  });
});
