import { describe, expect, it } from 'vitest';
import { ApiRefusal } from '#web/lib/api-refusal';
import { fateOf, gameInTheWay, retryAfterMs } from './refused-press';

function refusal(status: number, code = 'some/code', details?: unknown) {
  return new ApiRefusal({ status, code, message: 'No.', details });
}

describe('fateOf', () => {
  it.each([400, 404, 409, 422])('is over for a press refused with %i', (status) => {
    expect(fateOf(refusal(status))).toBe('refused');
  });

  it.each([0, 429, 500, 502, 503, 504])(
    'is unknown after status %i, so the same key must be asked again',
    (status) => {
      expect(fateOf(refusal(status))).toBe('unanswered');
    },
  );

  it('is unknown after a failure that nobody foresaw', () => {
    expect(fateOf(new TypeError('Load failed'))).toBe('unanswered');
  });

  it('waits for a sign-in after 401', () => {
    expect(fateOf(refusal(401))).toBe('signed-out');
  });
});

describe('gameInTheWay', () => {
  it('is the game whose round comes first', () => {
    expect(gameInTheWay(refusal(409, 'games/round-open', { gameId: 'blackjack' }))).toBe('blackjack');
  });

  it.each([
    refusal(409, 'games/round-open'),
    refusal(409, 'games/round-conflict', { gameId: 'blackjack' }),
    new Error(),
  ])('is unknown for anything else', (failure) => {
    expect(gameInTheWay(failure)).toBeNull();
  });
});

describe('retryAfterMs', () => {
  it('is what the refusal for haste tells', () => {
    expect(retryAfterMs(refusal(409, 'play-limits/too-fast', { retryAfterMs: 1_200 }))).toBe(1_200);
  });

  it.each([
    refusal(409, 'wallet/insufficient-funds', { retryAfterMs: 5 }),
    refusal(409, 'play-limits/too-fast'),
    new Error(),
  ])('is unknown for anything else', (failure) => {
    expect(retryAfterMs(failure)).toBeNull();
  });
});
