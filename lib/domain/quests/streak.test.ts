import { describe, expect, it } from 'vitest';
import type { LocalDay } from '#domain/player/local-day';
import { claimQuest } from './claim-quest';
import { countPlay } from './count-play';
import { day, noon, play, weekWith, window } from './quest-fixture';
import { claimedDays, streakOf } from './streak';

const on = (...days: string[]) => new Set(days as LocalDay[]);

describe('streakOf', () => {
  it.each([
    [0, on()],
    [0, on('2026-11-19')],
    [1, on('2026-11-20')],
    [1, on('2026-11-21')],
    [2, on('2026-11-20', '2026-11-21')],
    [3, on('2026-11-18', '2026-11-19', '2026-11-20')],
    [2, on('2026-11-18', '2026-11-20', '2026-11-21')],
  ])('returns %i', (streak, days) => expect(streakOf(days, day).days).toBe(streak));
});

it('streakOf returns the first day of the streak', () => {
  expect(streakOf(on('2026-11-18', '2026-11-20', '2026-11-21'), day).since).toBe('2026-11-20');
  expect(streakOf(on(), day).since).toBeNull();
});

it('claimedDays returns the day of a quest claimed on the next day', () => {
  const scratched = { act: 'seen', gameId: 'lucky-ticket', family: 'scratch' } as const;
  const finished = countPlay(weekWith('cards-1'), window, play(1, scratched), noon);
  const name = { period: 'day', startsOn: day, id: 'cards-1' } as const;
  const nextDay = new Date(window.until.getTime() + 1);

  const claimed = claimQuest(finished, name, { now: nextDay, until: window.until });

  expect(claimedDays(finished)).toEqual([]);
  expect('week' in claimed && claimedDays(claimed.week)).toEqual([day]);
});
