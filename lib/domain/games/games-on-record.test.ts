import { expect, it } from 'vitest';
import { listGames, listRetiredGames } from './games';
import { gamesOnRecord } from './games-on-record';

it('lists each current and retired game once', () => {
  const ids = [...listGames(), ...listRetiredGames()].map(({ id }) => id);

  expect([...gamesOnRecord].sort()).toEqual([...new Set(ids)].sort());
});
