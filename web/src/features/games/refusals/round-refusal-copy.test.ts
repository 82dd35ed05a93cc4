import { describe, expect, it } from 'vitest';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { refusalMessages } from '#web/lib/api/refusal-copy';
import { roundRefusalMessage } from './round-refusal-copy';

const round = { coin: 'sweeps', locale: 'en-US', timeZone: 'America/Chicago' } as const;
const limit = { period: 'day', most: 5_000, left: 30, resetsAt: '2026-11-22T06:00:00.000Z' };
const resets = 'It resets on November 22, 2026 at 12:00 AM.';

function textOf(code: string, details: unknown): string {
  const { text } = roundRefusalMessage(new ApiRefusal({ status: 409, code, message: 'x', details }), round);
  // Some versions of the locale data write a narrow space between time and AM.
  return text.replaceAll(' ', ' ');
}

describe('roundRefusalMessage', () => {
  it.each([
    {
      code: 'player/under-age',
      details: { minimumAge: 21 },
      text: 'You must be at least 21 to play here. Your coins stay in your account until then.',
    },
    {
      code: 'player/state-blocked',
      details: { state: 'NY', since: '2025-12-05' },
      text: 'They have not been available in New York since December 5, 2025. You can still play with Gold Coins, and your Sweeps Coins are still yours.',
    },
    {
      code: 'play-limits/on-break',
      details: { until: '2026-11-25T20:30:00.000Z' },
      text: 'Your break ends on its own on November 25, 2026 at 2:30 PM. Your coins are still yours.',
    },
    {
      code: 'play-limits/excluded',
      details: { until: null },
      text: 'Your self-exclusion is permanent. You can still order prizes with the coins you have.',
    },
    {
      code: 'play-limits/stake-limit-reached',
      details: limit,
      text: `Your limit is 50.00 SC a day, and you have 0.30 SC left. ${resets}`,
    },
    {
      code: 'play-limits/loss-limit-reached',
      details: limit,
      text: `Your limit is 50.00 SC a day, and this stake could lose more than the 0.30 SC you have left. ${resets}`,
    },
    {
      code: 'play-limits/time-limit-reached',
      details: { ...limit, most: 60, left: 0 },
      text: `Your limit is 60 minutes a day, and you have used it up. ${resets}`,
    },
  ])('includes the details of $code', ({ code, details, text }) => {
    expect(textOf(code, details)).toBe(text);
  });

  it('includes the end of an exclusion', () => {
    expect(textOf('play-limits/excluded', { until: '2027-05-21T12:00:00.000Z' })).toContain('May 21, 2027');
  });

  it.each(['play-limits/too-fast', 'games/round-open'] as const)(
    'returns the common message for %s, which has no details',
    (code) => {
      expect(textOf(code, { retryAfterMs: 800 })).toBe(refusalMessages[code].text);
    },
  );

  it('returns the common message where details are missing', () => {
    expect(textOf('play-limits/on-break', undefined)).toBe(refusalMessages['play-limits/on-break'].text);
  });
});
