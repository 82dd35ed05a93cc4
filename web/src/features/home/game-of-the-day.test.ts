import { expect, it } from 'vitest';
import type { CatalogGame } from '#web/lib/games/game-catalog';
import { gameOfDay } from './game-of-the-day';

const games = ['a', 'b', 'c'].map((id) => ({ id }) as CatalogGame);

it('shows every game once per cycle, and another one each day', () => {
  const week = [20_778, 20_779, 20_780, 20_781].map((day) => gameOfDay(games, day)?.id);

  expect(new Set(week.slice(0, 3)).size).toBe(3);
  expect(week[3]).toBe(week[0]);
});

it('returns null without games', () => {
  expect(gameOfDay([], 20_778)).toBeNull();
});
