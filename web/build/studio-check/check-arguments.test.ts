import { describe, expect, it } from 'vitest';
import { readCheckArguments } from './check-arguments';

const folder = import.meta.dirname;

describe('readCheckArguments', () => {
  it('reads folder, game and format in any order', () => {
    expect(readCheckArguments([folder])).toEqual({ folder, gameId: undefined, isJson: false });
    expect(readCheckArguments(['--json', folder, 'roulette'])).toEqual({
      folder,
      gameId: 'roulette',
      isJson: true,
    });
  });

  it.each([
    [[], 'Name a folder.'],
    [['nowhere'], 'There is no folder nowhere.'],
    [[folder, '--jsn'], 'There is no option --jsn.'],
  ])('explains %j', (given, message) => {
    expect(readCheckArguments(given)).toBe(message);
  });
});
