import { describe, expect, it } from 'vitest';
import type { LocalDay } from '#domain/player/local-day';
import { claimQuest, questName, readQuestName } from './claim-quest';
import { countPlay } from './count-play';
import { graceMs, type QuestWeek } from './quest-board';
import { day, noon, play, progressIn, weekWith, window } from './quest-fixture';
import { questState } from './quest-state';

const name = { period: 'day', startsOn: day, id: 'cards-1' } as const;
const { until } = window;
const scratched = { act: 'seen', gameId: 'lucky-ticket', family: 'scratch' } as const;
const finished = () => countPlay(weekWith('cards-1'), window, play(1, scratched), noon);
const claim = (week: QuestWeek, now = noon) => claimQuest(week, name, { now, until });

describe('claimQuest', () => {
  it('marks a finished quest and returns it for payment', () => {
    const claimed = claim(finished());

    expect(claimed).toMatchObject({ quest: { id: 'cards-1', reward: { gold: 2000, sweeps: 10 } } });
    expect(progressIn((claimed as { week: QuestWeek }).week, 'cards-1')?.claimedAt).toEqual(noon);
  });

  it('leaves every other quest unchanged', () => {
    const week = finished();
    const claimed = claim(week) as { week: QuestWeek };
    const marks = [...claimed.week.days.flatMap(({ quests }) => quests), claimed.week.weekly];

    expect(marks.filter(({ claimedAt }) => claimedAt !== null)).toHaveLength(1);
    expect(claimed.week).toMatchObject({ lastSequence: week.lastSequence, revision: week.revision });
  });

  it('refuses an unfinished quest with its progress, even before anything was counted', () => {
    const refused = { code: 'quests/not-finished', progress: 0, goal: 1 };

    expect(claim(weekWith('cards-1'))).toEqual(refused);
    expect(claim(countPlay(weekWith('cards-1'), window, play(1), noon))).toEqual(refused);
  });

  it('accepts a claim until a day after the quest ended', () => {
    const last = until.getTime() + graceMs;

    expect(claim(finished(), new Date(last - 1))).toMatchObject({ quest: { id: 'cards-1' } });
    expect(claim(finished(), new Date(last))).toEqual({ code: 'quests/expired' });
    expect(claim(weekWith('cards-1'), until)).toEqual({ code: 'quests/expired' });
  });

  it('refuses a quest that was not drawn, and one already claimed', () => {
    const { week } = claim(finished()) as { week: QuestWeek };
    const other = { ...name, id: 'no-such-quest' };

    expect(claimQuest(finished(), other, { now: noon, until })).toEqual({ code: 'quests/unknown-quest' });
    expect(claim(week)).toEqual({ code: 'quests/unknown-quest' });
  });
});

describe('readQuestName', () => {
  it.each([name, { period: 'week', startsOn: '2026-11-16' as LocalDay, id: 'week-games-6' } as const])(
    'parses a formatted name',
    (each) => expect(readQuestName(questName(each))).toEqual(each),
  );

  it.each([
    'cards-1',
    'day-2026-13-01-cards-1',
    'day-2026-11-21-',
    'week-2026-11-17-week-games-6',
    'month-2026-11-21-cards-1',
    'day-2026-11-21-Cards',
  ])('returns undefined for %s', (text) => expect(readQuestName(text)).toBeUndefined());
});

describe('questState', () => {
  const at = (nowMs: number, mayPlay = true) => ({
    now: new Date(nowMs),
    until: new Date(1_000),
    mayPlay,
  });
  const done = (progress: number, claimedAt: Date | null = null) => ({ progress, claimedAt });

  it.each([
    ['locked', done(0), at(0, false)],
    ['active', done(0), at(999)],
    ['expired', done(1), at(1_000)],
    ['completed', done(2), at(999)],
    ['completed', done(2), at(1_000 + graceMs - 1, false)],
    ['expired', done(2), at(1_000 + graceMs)],
    ['claimed', done(2, new Date(5)), at(1_000 + 9 * graceMs)],
  ])('returns %s', (state, progress, when) => expect(questState({ many: 2 }, progress, when)).toBe(state));
});
