import { describe, expect, it } from 'vitest';
import { personLabel, personName, personNames } from './person-name';

const mei = { player: 'f0f65f48-1234', displayName: 'Mei', email: 'mei@jade.test' };

describe.each([
  ['personName', personName, 'Mei'],
  ['personLabel', personLabel, 'Mei, mei@jade.test'],
])('%s', (_name, nameOf, whole) => {
  it.each([
    ['display name and email address', {}, whole],
    ['an email address alone', { displayName: null }, 'mei@jade.test'],
    ['a display name alone', { email: null }, 'Mei'],
    ['neither, as of a deleted account', { displayName: null, email: null }, 'Player f0f65f48'],
  ])('names a person with %s', (_circumstance, lacks, expected) => {
    expect(nameOf({ ...mei, ...lacks })).toBe(expected);
  });
});

describe('personNames', () => {
  it('names the people of a list, and others by the beginning of the id', () => {
    const names = personNames([mei]);

    expect([names(mei.player), names('0a1b2c3d-9999')]).toEqual(['Mei', 'Player 0a1b2c3d']);
  });
});
