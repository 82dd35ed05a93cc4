import { amount } from '#domain/money/coin';
import type { Goal, Quest, QuestPeriod, WhichGames } from './quest';

/**
 * Daily quests in three stacks, one quest from each per day: something to play, something to discover, something to watch. The stacks have
 * different sizes, so that a combination repeats only after many weeks.
 *
 * No quest is ever removed and the meaning of an id never changes, because progress is stored by id. A quest that is no longer drawn moves to
 * `retired`.
 */
const stacks: readonly (readonly Quest[])[] = [
  [
    ofDay('rounds-20', 20, rounds({}), 3000, 10),
    ofDay('slots-15', 15, rounds({ family: 'slots' }), 2500, 10),
    ofDay('roulette-8', 8, rounds({ family: 'roulette' }), 3000, 15),
    ofDay('rounds-30', 30, rounds({}), 4000, 20),
    ofDay('wheel-10', 10, rounds({ family: 'wheel' }), 2500, 10),
  ],
  [
    ofDay('games-3', 3, { counts: 'games' }, 3000, 15),
    ofDay('hk-10', 10, rounds({ game: 'hk-slots' }), 2500, 10),
    ofDay('hands-6', 6, rounds({ family: 'blackjack' }), 3000, 15),
    ofDay('fortune-8', 8, rounds({ game: 'jade-fortune' }), 2500, 10),
    ofDay('games-4', 4, { counts: 'games' }, 4000, 20),
    ofDay('tiger-10', 10, rounds({ game: 'neon-tiger' }), 2000, 10),
    ofDay('originals-10', 10, rounds({ family: 'originals' }), 2500, 10),
    ofDay('bay-10', 10, rounds({ game: 'lighthouse-bay' }), 2500, 10),
    ofDay('pearls-8', 8, rounds({ game: 'pearl-divers' }), 2500, 10),
    ofDay('cascade-8', 8, rounds({ game: 'lantern-cascade' }), 2500, 10),
    ofDay('koi-8', 8, rounds({ game: 'koi-garden' }), 2500, 10),
  ],
  [
    ofDay('cards-1', 1, { counts: 'shown', of: { family: 'scratch' } }, 2000, 10),
    ofDay('keno-5', 5, rounds({ game: 'keno' }), 3000, 15),
    ofDay('poker-5', 5, rounds({ family: 'video-poker' }), 3000, 15),
    ofDay('dragons-2', 2, { counts: 'shown', of: { game: 'dragon-scratch' } }, 2500, 10),
    ofDay('plinko-15', 15, rounds({ game: 'plinko' }), 4000, 20),
    ofDay('tickets-2', 2, { counts: 'shown', of: { game: 'lucky-ticket' } }, 2500, 10),
    ofDay('limbo-6', 6, rounds({ game: 'limbo' }), 2500, 10),
    ofDay('cards-3', 3, { counts: 'shown', of: { family: 'scratch' } }, 3000, 15),
    ofDay('dice-10', 10, rounds({ game: 'dice' }), 2500, 10),
    ofDay('mines-6', 6, rounds({ game: 'mines' }), 3000, 15),
    ofDay('hi-lo-6', 6, rounds({ game: 'hi-lo' }), 3000, 15),
    ofDay('baccarat-8', 8, rounds({ game: 'baccarat' }), 3000, 15),
  ],
];

/** Weekly quests. Free spins depend on chance and therefore have a week. */
const weekly: readonly Quest[] = [
  ofWeek('week-games-6', 6, { counts: 'games' }, 5000, 25),
  ofWeek('week-rounds-100', 100, rounds({}), 5000, 25),
  ofWeek('week-free-spins', 1, { counts: 'shown', of: { family: 'slots' } }, 5000, 25),
  ofWeek('week-cards-10', 10, { counts: 'shown', of: { family: 'scratch' } }, 5000, 25),
  ofWeek('week-originals-40', 40, rounds({ family: 'originals' }), 5000, 25),
  ofWeek('week-hands-25', 25, rounds({ family: 'blackjack' }), 5000, 25),
];

/** Quests that are no longer drawn. A double raises the stake, and no drawn quest requires that. */
const retired: readonly Quest[] = [
  ofDay('double-1', 1, doubled(), 3000, 15),
  ofDay('double-2', 2, doubled(), 4000, 20),
];

const byId = new Map([...stacks.flat(), ...weekly, ...retired].map((quest) => [quest.id, quest]));

/** The stacks of a period, from each of which one quest is drawn. */
export function stacksOf(period: QuestPeriod): readonly (readonly Quest[])[] {
  return period === 'day' ? stacks : [weekly];
}

/** All quests, including retired ones. */
export function listQuests(): readonly Quest[] {
  return [...byId.values()];
}

/** Finds a quest by id. */
export function findQuest(id: string): Quest | undefined {
  return byId.get(id);
}

function rounds(of: WhichGames): Goal {
  return { counts: 'rounds', of };
}

function doubled(): Goal {
  return { counts: 'decisions', of: { family: 'blackjack' }, decision: 'double' };
}

/** @param sweeps  in hundredths */
function ofDay(id: string, many: number, goal: Goal, gold: number, sweeps: number): Quest {
  return { id, period: 'day', goal, many, reward: { gold: amount(gold), sweeps: amount(sweeps) } };
}

/** @param sweeps  in hundredths */
function ofWeek(id: string, many: number, goal: Goal, gold: number, sweeps: number): Quest {
  return { ...ofDay(id, many, goal, gold, sweeps), period: 'week' };
}
