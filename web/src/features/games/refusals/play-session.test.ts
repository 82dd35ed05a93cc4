import { describe, expect, it } from 'vitest';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { sessionResultMessage, sessionToCheck, sessionLabel } from './play-session';

const session = {
  startedAt: '2026-11-21T19:05:00.000Z',
  rounds: 1_340,
  staked: { gold: 0, sweeps: 3_400 },
  paid: { gold: 0, sweeps: 3_020 },
};

describe('sessionToCheck', () => {
  it('returns the session of a reality check', () => {
    const due = { status: 409, code: 'play-limits/reality-check-due', message: 'x', details: { session } };

    expect(sessionToCheck(new ApiRefusal(due))).toBe(session);
  });

  it.each([
    new Error(),
    new ApiRefusal({ status: 409, code: 'play-limits/too-fast', message: 'x', details: { session } }),
    new ApiRefusal({ status: 409, code: 'play-limits/reality-check-due', message: 'x' }),
  ])('returns null for %s', (failure) => {
    expect(sessionToCheck(failure)).toBeNull();
  });
});

describe('reality check copy', () => {
  it("states start, duration and number of rounds in the player's time zone", () => {
    const when = {
      nowMs: Date.parse('2026-11-21T20:07:30.000Z'),
      locale: 'en-GB',
      timeZone: 'Europe/London',
    };

    expect(sessionLabel(session, when)).toBe(
      'You have been playing since 19:05: 1,340 rounds in 1 h 02 min.',
    );
    expect(sessionLabel({ ...session, rounds: 1 }, when)).toContain(': 1 round in');
  });

  it.each([
    { paid: 3_020, result: 'You are down 3.80 SC.' },
    { paid: 3_400, result: 'You broke even.' },
    { paid: 4_000, result: 'You are up 6.00 SC.' },
  ])('describes a payout of $paid as $result', ({ paid, result }) => {
    const ended = { ...session, paid: { gold: 0, sweeps: paid } };

    expect(sessionResultMessage(ended, 'sweeps', 'en')).toMatch(
      /^You staked 34\.00 SC and won \d+\.\d\d SC\. /,
    );
    expect(sessionResultMessage(ended, 'sweeps', 'en')).toContain(`. ${result}`);
  });
});
