import { describe, expect, it } from 'vitest';
import { bonusTiles, continueTiles, questTile, type TodaysBonuses } from './today-tiles';

type Quest = Parameters<typeof questTile>[0][number];

const bonuses: TodaysBonuses = {
  sweepsRefusedAs: null,
  daily: { step: 1, steps: [20, 30], gold: 1_500, claimed: false, refusedAs: null },
  wheel: { weights: [{ sweeps: 10 }, { sweeps: 500 }], spun: null, refusedAs: null },
  freeEntry: { sweeps: 500, enteredToday: false, refusedAs: null },
};

const quest = (changes: Partial<Quest>): Quest => ({
  period: 'day',
  state: 'active',
  title: 'Ten spins',
  goal: 10,
  progress: 0,
  reward: { gold: 500, sweeps: 0 },
  ...changes,
});

describe('continueTiles', () => {
  const games = [
    { id: 'dragon-scratch', name: 'Dragon Scratch', launchPath: '/games/dragon-scratch' },
    { id: 'blackjack', name: 'Blackjack', launchPath: '/blackjack' },
  ];

  it('link to every game with an open round for coins, in the order of the API', () => {
    const open = [
      { gameId: 'blackjack', awaits: 'decision' },
      { gameId: 'dragon-scratch', awaits: 'seeing' },
    ] as const;

    expect(continueTiles(open, games)).toMatchObject([
      { label: 'Your move', value: 'Blackjack', to: '/blackjack' },
      { label: 'Continue', value: 'Dragon Scratch', to: expect.stringContaining('/games/dragon-scratch') },
    ]);
  });

  it('omit a game that the catalog no longer has', () => {
    expect(continueTiles([{ gameId: 'withdrawn', awaits: 'seeing' }], games)).toEqual([]);
  });
});

describe('bonusTiles', () => {
  it('shows the amount of each gift that can be claimed', () => {
    expect(bonusTiles(bonuses)).toMatchObject([
      { label: 'Daily bonus', value: '0.30 SC', isReady: true },
      { label: 'Daily wheel', value: 'Up to 5.00 SC', isReady: true },
      { label: 'Free entry', value: '5.00 SC', isReady: true },
    ]);
  });

  it('marks a gift as done once it was claimed, also when the next one is refused', () => {
    const daily = { ...bonuses.daily, claimed: true, refusedAs: 'play-limits/on-break' } as const;

    expect(bonusTiles({ ...bonuses, daily })[0]).toMatchObject({ value: 'Done for today', isReady: false });
  });

  it('shows the Gold Coins of the daily bonus to a player who receives no Sweeps Coins', () => {
    const refused = { ...bonuses, sweepsRefusedAs: 'player/state-blocked' } as const;

    expect(bonusTiles(refused)[0]).toMatchObject({ label: 'Daily bonus', value: '1,500 GC' });
  });

  it('omits a gift that is refused to the player', () => {
    const wheel = { ...bonuses.wheel, refusedAs: 'player/state-blocked' } as const;

    expect(bonusTiles({ ...bonuses, wheel }).map(({ kind }) => kind)).toEqual(['daily', 'free-entry']);
  });
});

describe('questTile', () => {
  it('prefers a quest that can be claimed, then the one closest to its goal', () => {
    const near = quest({ title: 'Near', progress: 9 });
    const completed = quest({ title: 'Done', state: 'completed', progress: 10 });

    expect(questTile([quest({}), near])).toMatchObject({ label: 'Near', value: '9 of 10', isReady: false });
    expect(questTile([near, completed])).toMatchObject({ label: 'Claim: Done', value: '500 GC' });
  });

  it('is null when no quest of today is left', () => {
    expect(questTile([quest({ state: 'claimed' }), quest({ period: 'week', progress: 9 })])).toBeNull();
  });
});
