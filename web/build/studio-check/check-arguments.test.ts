import { describe, expect, it } from 'vitest';
import { readCheckArguments } from './check-arguments';

const folder = import.meta.dirname;
const file = import.meta.filename;

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
    [[file], `${file} is a file: name the folder of the game.`],
    [[folder, '--jsn'], 'There is no option --jsn.'],
  ])('explains %j', (given, message) => {
    expect(readCheckArguments(given)).toBe(message);
  });
});
