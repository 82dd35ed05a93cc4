import { describe, expect, it } from 'vitest';
import { isOutage, Outage } from './outage';

/** As AWS words throttling: the caller's fault, status 400, nothing about a retry. */
const awsError = (name: string) =>
  Object.assign(new Error(name), { name, $fault: 'client', $metadata: { httpStatusCode: 400 } });
const networkError = (code: string) => Object.assign(new Error(code), { code });

describe('isOutage', () => {
  it.each([
    'ThrottlingException',
    'ProvisionedThroughputExceededException',
    'RequestLimitExceeded',
    'TransactionCanceledException',
    'TransactionInProgressException',
    'TooManyRequestsException',
  ])('takes %s for a busy service, whoever AWS blames', (name) => {
    expect(isOutage(awsError(name))).toBe(true);
  });

  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'EAI_AGAIN'])(
    'takes %s for a service that is away',
    (code) => {
      expect(isOutage(networkError(code))).toBe(true);
    },
  );

  it.each([
    ['a bug', new TypeError('undefined is not a function')],
    ['a missing permission', awsError('AccessDeniedException')],
    ['a bad request of ours', awsError('ValidationException')],
  ])('does not excuse %s as an outage', (_case, error) => {
    expect(isOutage(error)).toBe(false);
  });

  it('knows its own', () => {
    expect(isOutage(new Outage('contended'))).toBe(true);
  });
});
