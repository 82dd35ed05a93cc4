import { expect, it } from 'vitest';
import { createPresence } from './presence';

function setup(atMost?: number) {
  const clock = { now: new Date('2026-11-21T12:00:00.000Z') };
  const table = { isAway: false };
  const seen: [string, string][] = [];
  const logged: string[] = [];
  const remember = createPresence(
    {
      now: () => clock.now,
      log: ({ code }) => void logged.push(code),
      reminders: {
        async recordPresence(player, at) {
          if (table.isAway) throw new Error('away');
          seen.push([player, at.toISOString().slice(0, 10)]);
        },
      },
    },
    atMost,
  );
  return { remember, clock, table, seen, logged };
}

it('createPresence writes each player once a day', async () => {
  const { remember, clock, seen } = setup();

  for (const player of ['a', 'a', 'b', 'a']) await remember(player);
  clock.now = new Date('2026-11-22T00:00:00.000Z');
  await remember('a');

  expect(seen).toEqual([
    ['a', '2026-11-21'],
    ['b', '2026-11-21'],
    ['a', '2026-11-22'],
  ]);
});

it('createPresence logs and continues when the table is unavailable, and writes the next visit', async () => {
  const { remember, table, seen, logged } = setup();
  table.isAway = true;
  await remember('a');

  table.isAway = false;
  await remember('a');

  expect([seen, logged]).toEqual([[['a', '2026-11-21']], ['PRESENCE_NOT_KEPT']]);
});

it('createPresence evicts the oldest player at the limit, and writes them again', async () => {
  const { remember, seen } = setup(2);

  for (const player of ['a', 'b', 'c', 'b', 'a']) await remember(player);

  expect(seen.map(([player]) => player)).toEqual(['a', 'b', 'c', 'a']);
});
