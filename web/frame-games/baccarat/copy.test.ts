import { describe, expect, it } from 'vitest';
import { baccaratTable } from '#domain/games/originals/baccarat/table';
import { cardOf } from '#domain/games/video-poker/deck';
import { choiceLabel, fieldLabel, handName, resultLabel, roundAnnouncement } from './copy';
import { readHands, readPayouts } from './read-round';

const round = (player: string, banker: string) =>
  readHands({ shown: { player: player.split(' ').map(cardOf), banker: banker.split(' ').map(cardOf) } });

describe('readHands', () => {
  it('adds up both hands and finds the winner', () => {
    expect(round('9c Kh', '2d 5s')).toMatchObject({
      player: { total: 9 },
      banker: { total: 7 },
      result: 'player',
    });
  });

  it.each([
    [{ roll: [4_217] }],
    [{ player: [1, 52], banker: [2, 3] }],
    [{ player: [1], banker: [2, 3] }],
    [{ player: [1, 2], banker: [2, 3, 4, 5] }],
  ])('rejects a round of another game: %j', (shown) => {
    expect(() => readHands({ shown })).toThrow('This is no round of baccarat.');
  });
});

describe('readPayouts', () => {
  it('reads what a winning stake pays on each field', () => {
    expect(readPayouts({ table: baccaratTable })).toEqual({ player: 2, banker: 1.95, tie: 9 });
  });

  it.each([[{}], [{ pays: [['player', 200]] }], [{ pays: 2 }]])('rejects other rules: %j', (table) => {
    expect(() => readPayouts({ table })).toThrow('These are no rules of baccarat.');
  });
});

describe('resultLabel', () => {
  it.each([
    ['9c Kh', '2d 5s', 'Player wins, 9 to 7.'],
    ['2c 3h', '4d 4s', 'Banker wins, 8 to 5.'],
    ['2c 4h', '3d 3s', 'Tie, 6 to 6.'],
  ])('%s against %s', (player, banker, label) => {
    expect(resultLabel(round(player, banker))).toBe(label);
  });
});

describe('roundAnnouncement', () => {
  it('names the cards and the totals of both hands, and who won', () => {
    expect(roundAnnouncement(round('9c Kh', '2d 5s'))).toBe(
      'Player has 9: nine of clubs, king of hearts. Banker has 7: two of diamonds, five of spades. Player wins, 9 to 7.',
    );
  });
});

describe('choiceLabel', () => {
  it('states what the field pays, in the language of the player', () => {
    const payouts = readPayouts({ table: baccaratTable });

    expect(choiceLabel('banker', payouts, 'en-US')).toBe('Banker pays 1.95 times your stake.');
    expect(choiceLabel('banker', payouts, 'de-DE')).toBe('Banker pays 1,95 times your stake.');
  });
});

describe('fieldLabel', () => {
  const payouts = readPayouts({ table: baccaratTable });

  it('states what the field pays and the stake on it', () => {
    const label = fieldLabel('banker', { payouts, stake: '200 GC', locale: 'en-US' });

    expect(label).toBe('Banker, pays 1.95 times, 200 GC on it');
  });

  it('writes the number in the language of the player, as it is printed on the field', () => {
    expect(fieldLabel('banker', { payouts, stake: '', locale: 'de-DE' })).toBe('Banker, pays 1,95 times');
  });
});

describe('handName', () => {
  it('states the total once there are cards', () => {
    expect([handName('player', null), handName('banker', 0)]).toEqual(['Player: no cards', 'Banker: 0']);
  });
});
