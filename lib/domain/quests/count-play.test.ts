import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPlay } from './count-play';
import type { Play } from './play';
import { graceMs, type QuestWeek } from './quest-board';
import { noon, play, progressIn, weekWith, window } from './quest-fixture';
import { listQuests } from './quest-list';

const after = (week: QuestWeek, ...plays: Play[]) =>
  plays.reduce((counted, each) => countPlay(counted, window, each, noon), week);
const doubled = { gameId: 'blackjack', family: 'blackjack', decisions: ['hit', 'double'] } as const;
const scratched = { act: 'seen', gameId: 'lucky-ticket', family: 'scratch' } as const;

describe('countPlay', () => {
  it.each<[quest: string, what: string, Partial<Play>, counts: boolean]>([
    ['rounds-20', 'a round of any game', {}, true],
    ['rounds-20', 'a round that was seen to its end', { act: 'seen' }, false],
    ['slots-15', 'a round of its family', {}, true],
    ['slots-15', 'a round of another', { gameId: 'roulette', family: 'roulette' }, false],
    ['slots-15', 'a round of a game that is on no list', { gameId: 'gone', family: null }, false],
    ['hk-10', 'a round of its game', {}, true],
    ['hk-10', 'a round of another of its family', { gameId: 'neon-tiger' }, false],
    ['cards-1', 'a card that was scratched to its end', scratched, true],
    ['cards-1', 'a card that was only played', { ...scratched, act: 'round' }, false],
    ['tickets-2', 'another card', { ...scratched, gameId: 'dragon-scratch' }, false],
    ['double-1', 'a hand with a double', doubled, true],
    ['double-1', 'a hand without one', { ...doubled, decisions: ['stand'] }, false],
    ['week-free-spins', 'free spins that were seen', { act: 'seen' }, true],
    ['week-free-spins', 'a spin without any', {}, false],
    ['week-games-6', 'a first game', {}, true],
  ])('%s: %s', (quest, _what, over, counts) => {
    const week = after(weekWith(quest), play(1, over));

    expect(progressIn(week, quest)?.progress ?? 0).toBe(counts ? 1 : 0);
  });

  it('counts a repeated game once', () => {
    const week = after(weekWith('games-3'), play(1), play(2), play(3, { gameId: 'neon-tiger' }), play(4));

    expect(progressIn(week, 'games-3')).toMatchObject({ progress: 2, games: ['hk-slots', 'neon-tiger'] });
  });

  it('stops at the goal', () => {
    const week = after(weekWith('cards-1'), play(1, scratched), play(2, scratched));

    expect(progressIn(week, 'cards-1')?.progress).toBe(1);
  });

  it('returns the same week when nothing changed', () => {
    const week = after(weekWith('double-1'), play(1));
    const unmoved = play(2, { act: 'seen', gameId: 'none', family: null });

    expect(after(week, unmoved)).toBe(week);
    expect(after(week, play(1))).toBe(week);
  });

  it('counts a late play for its day until the quests of that day expire', () => {
    const last = window.until.getTime() + graceMs;
    const week = weekWith('rounds-20');
    const countAt = (atMs: number) => countPlay(week, window, play(1), new Date(atMs));

    expect(progressIn(countAt(window.until.getTime() + 60_000), 'rounds-20')?.progress).toBe(1);
    expect(progressIn(countAt(last - 1), 'rounds-20')?.progress).toBe(1);
    expect(countAt(last)).toBe(week);
  });

  it('returns the same result for any repetition of stream records', () => {
    const acts: fc.Arbitrary<Partial<Play>> = fc.constantFrom(
      {},
      { gameId: 'neon-tiger' },
      doubled,
      scratched,
      { act: 'seen' as const },
      { gameId: 'roulette', family: 'roulette' as const },
    );
    const quests = fc.constantFrom(...listQuests().map(({ id }) => id));
    const restarts = fc.array(fc.nat({ max: 40 }), { maxLength: 8 });
    fc.assert(
      fc.property(quests, fc.array(acts, { maxLength: 40 }), restarts, (quest, made, again) => {
        const plays = made.map((over, index) => play(index + 1, over));
        const once = after(weekWith(quest), ...plays);

        // A stream may restart from any record and repeats every record after it.
        let repeated = weekWith(quest);
        for (const upTo of [...again, plays.length]) repeated = after(repeated, ...plays.slice(0, upTo));

        expect(repeated).toEqual(once);
      }),
      { numRuns: 400, seed: 8702 },
    );
  });
});
