import { describe, expect, it } from 'vitest';
import { guessesOn } from '#domain/games/originals/hi-lo/guesses';
import { hiLoNumbers } from '#domain/games/originals/hi-lo/numbers';
import { capLabel, guessName, oddsLabel, roundLabel, spokenOdds, stripName } from './copy';
import { progressOf } from './progress';

const gold = { coin: 'gold', locale: 'en-US' } as const;

function label(
  cards: readonly number[],
  decisions: string[],
  { multiple = 0, isOpen = false, money = gold as { coin: 'gold' | 'sweeps'; locale: string } },
): string {
  const progress = progressOf(hiLoNumbers, { shown: { cards }, round: { decisions } });
  return roundLabel({ multiple, options: isOpen ? ['skip'] : [], round: { decisions } }, progress, money);
}

describe('guessName', () => {
  it.each([
    [0, ['Higher', 'Same']],
    [1, ['Higher or same', 'Lower or same']],
    [6, ['Higher or same', 'Lower or same']],
    [11, ['Higher or same', 'Lower or same']],
    [12, ['Lower', 'Same']],
  ])('says on rank %i where the same rank is right, too', (rank, names) => {
    expect(guessesOn(hiLoNumbers, rank).map((guess) => guessName(guess, rank))).toEqual(names);
  });
});

describe('oddsLabel', () => {
  it('shows chance and multiple, and spells them out for screen readers', () => {
    expect(oddsLabel(7 / 13, 183, 'en-US')).toBe('53.85% → 1.83×');
    expect(spokenOdds(7 / 13, 183, 'en-US')).toBe('53.85% chance, leads to 1.83×');
  });
});

describe('capLabel', () => {
  it('says why a guess is not offered', () => {
    expect(capLabel(1_000_000, 'en-US')).toBe('reaches the cap of 10,000×');
  });
});

describe('stripName', () => {
  it.each([
    [{ card: '7s', after: 'start', isRight: true }, 'seven of spades, the first card'],
    [{ card: 'Td', after: 'skip', isRight: true }, 'ten of diamonds, after a skip'],
    [{ card: 'Kh', after: 'higher', isRight: true }, 'king of hearts, guessed higher: right'],
    [{ card: 'Ac', after: 'same', isRight: false }, 'ace of clubs, guessed same: wrong'],
  ] as const)('describes %j', (card, name) => {
    expect(stripName(card)).toBe(name);
  });
});

describe('roundLabel', () => {
  it('poses the question on the first card', () => {
    expect(label([6], [], { isOpen: true })).toBe('Seven of spades. Higher or lower?');
  });

  it('states what right guesses pay so far', () => {
    expect(label([6, 12], ['higher'], { isOpen: true, multiple: 183 })).toBe(
      'Right: king of spades. 1 right guess: 1.83×.',
    );
    expect(label([6, 12, 3], ['higher', 'skip'], { isOpen: true, multiple: 183 })).toBe(
      'Four of spades. 1 right guess: 1.83×.',
    );
  });

  it('says with Sweeps Coins where collecting would not count toward playthrough', () => {
    const money = { coin: 'sweeps', locale: 'en-US' } as const;

    expect(label([0, 12], ['higher'], { isOpen: true, multiple: 107, money })).toContain(
      'Collecting now does not count toward playthrough.',
    );
  });

  it('names the end of a round', () => {
    expect(label([6, 1], ['higher'], {})).toBe('Wrong: two of spades.');
    expect(label([6, 12, 1], ['higher', 'lower', 'cash-out'], { multiple: 199 })).toBe(
      'Collected after 2 right guesses at 1.99×.',
    );
    expect(label([6, 6], ['higher'], { multiple: 183 })).toBe(
      'Seven of spades. 1 right guess, and no further guess: 1.83×.',
    );
  });
});
