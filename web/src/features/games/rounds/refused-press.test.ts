import { describe, expect, it } from 'vitest';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { fateOf, retryAfterMs } from './refused-press';

function refusal(status: number, code = 'some/code', details?: unknown) {
  return new ApiRefusal({ status, code, message: 'No.', details });
}

describe('fateOf', () => {
  it.each([400, 404, 409, 422])('is "refused" for status %i', (status) => {
    expect(fateOf(refusal(status))).toBe('refused');
  });

  it.each([0, 429, 500, 502, 503, 504])(
    'is "unanswered" for status %i, so the same key must be repeated',
    (status) => {
      expect(fateOf(refusal(status))).toBe('unanswered');
    },
  );

  it('is "unanswered" for an unexpected failure', () => {
    expect(fateOf(new TypeError('Load failed'))).toBe('unanswered');
  });

  it('is "signed-out" for status 401', () => {
    expect(fateOf(refusal(401))).toBe('signed-out');
  });
});

describe('retryAfterMs', () => {
  it('returns the delay of a too-fast refusal', () => {
    expect(retryAfterMs(refusal(409, 'play-limits/too-fast', { retryAfterMs: 1_200 }))).toBe(1_200);
  });

  it.each([
    refusal(409, 'wallet/insufficient-funds', { retryAfterMs: 5 }),
    refusal(409, 'play-limits/too-fast'),
    new Error(),
  ])('returns null for any other failure', (failure) => {
    expect(retryAfterMs(failure)).toBeNull();
  });
});
