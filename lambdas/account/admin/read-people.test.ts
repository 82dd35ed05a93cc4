import { describe, expect, it } from 'vitest';
import { readPeople, readPerson } from './read-people';

function setup() {
  const lookedUp: string[] = [];
  const dependencies = {
    players: { namesOf: async () => new Map([['mei', { email: 'mei@jade.test', displayName: 'Mei' }]]) },
    users: {
      async find(player: string) {
        lookedUp.push(player);
        if (player !== 'ada') return undefined;
        const user = { player, username: player, isEmailVerified: true, status: 'CONFIRMED' };
        return { ...user, email: 'ada@jade.test' };
      },
    },
  };
  return { dependencies, lookedUp };
}

describe('readPeople', () => {
  it('names players by their profile, and admins without one by the user pool', async () => {
    const { dependencies, lookedUp } = setup();

    expect(await readPeople(dependencies, ['mei', 'ada', 'mei'])).toEqual([
      { player: 'mei', email: 'mei@jade.test', displayName: 'Mei' },
      { player: 'ada', email: 'ada@jade.test', displayName: null },
    ]);
    expect(lookedUp).toEqual(['ada']);
  });

  it('returns a deleted account without names, and looks up at most ten', async () => {
    const { dependencies, lookedUp } = setup();
    const gone = Array.from({ length: 30 }, (_each, index) => `gone-${index}`);

    const people = await readPeople(dependencies, gone);

    expect(people).toHaveLength(30);
    expect(people[0]).toEqual({ player: 'gone-0', email: null, displayName: null });
    expect(lookedUp).toHaveLength(10);
    expect(await readPerson(dependencies, 'gone-0')).toEqual(people[0]);
  });
});
