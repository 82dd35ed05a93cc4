import { describe, expect, it } from 'vitest';
import { findPersonId } from './find-person';

const mei = {
  player: 'p-1',
  username: 'mei',
  email: 'Mei@jade.test',
  isEmailVerified: true,
  status: 'CONFIRMED',
};

const uuid = '6f1c2a52-0d7e-4b5a-9c61-2f7d8a90b1e3';

function setup() {
  const listed = [mei, { ...mei, player: 'p-2', email: 'mei@jade.test.example' }];
  const dependencies = {
    users: {
      startingWith: async (beginning: string) =>
        listed.filter(({ email }) => email.toLowerCase().startsWith(beginning.toLowerCase())),
    },
    players: { named: async (name: string) => (['Mei Wong', uuid].includes(name) ? ['p-1'] : []) },
  };
  return (typed: string) => findPersonId(dependencies, typed);
}

describe('findPersonId', () => {
  it('returns the user with the whole address, in any letter case', async () => {
    expect(await setup()('mei@jade.test')).toBe('p-1');
  });

  it('returns the owner of a display name', async () => {
    expect(await setup()('Mei Wong')).toBe('p-1');
  });

  it.each([uuid, uuid.toUpperCase()])('returns %s as an id although it is a display name', async (typed) => {
    expect(await setup()(typed)).toBe(uuid);
  });

  it('returns any other text as an id', async () => {
    expect(await setup()('p-9')).toBe('p-9');
  });

  it('returns undefined for an address without a user', async () => {
    expect(await setup()('li@jade.test')).toBeUndefined();
  });
});
