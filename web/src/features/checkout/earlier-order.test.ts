import { describe, expect, it } from 'vitest';
import { ApiRefusal, readRefusal } from '#web/lib/api/api-refusal';
import { earlierOrderOf, isUnheard } from './earlier-order';

const refused = (code: string, details?: object) =>
  readRefusal(422, JSON.stringify({ error: { code, message: 'No.', details } }));

describe('earlierOrderOf', () => {
  it('returns the order of a reused idempotency key', () => {
    expect(earlierOrderOf(refused('idempotency/key-reused', { order: 'o-1' }))).toBe('o-1');
  });

  it.each([
    ['a key that led to no order', refused('idempotency/key-reused')],
    ['another refusal', refused('checkout/reservation-lapsed', { order: 'o-1' })],
    ['no answer at all', new TypeError('Failed to fetch')],
  ])('returns null for %s', (_what, failure) => {
    expect(earlierOrderOf(failure)).toBeNull();
  });
});

describe('isUnheard', () => {
  it.each([
    ['no answer', new ApiRefusal({ status: 0, code: 'request/unreachable', message: '' }), true],
    ['a page of something in between', readRefusal(502, '<html>'), true],
    ['a bug of ours', refused('request/internal'), true],
    ['a refusal', refused('checkout/reservation-lapsed'), false],
    ['a bad field', refused('request/invalid'), false],
  ])('classifies %s', (_what, failure, expected) => {
    expect(isUnheard(failure)).toBe(expected);
  });
});
