import { describe, expect, it } from 'vitest';
import { cardName, cardSymbols } from './card-names';

describe('cardName', () => {
  it.each([
    ['As', 'ace of spades'],
    ['Td', 'ten of diamonds'],
    ['9c', 'nine of clubs'],
    ['Qh', 'queen of hearts'],
    [null, 'face-down card'],
  ])('names %s the %s', (card, name) => {
    expect(cardName(card)).toBe(name);
  });

  it('is unique for each of the 52 cards', () => {
    const names = [...'23456789TJQKA'].flatMap((rank) => [...'cdhs'].map((suit) => cardName(rank + suit)));

    expect(new Set(names).size).toBe(52);
  });

  it.each(['', 'A', '1s', 'Ax', '10s', 'as'])('throws for %j', (text) => {
    expect(() => cardName(text)).toThrow(RangeError);
  });
});

describe('cardSymbols', () => {
  it.each([
    ['As', 'A♠\u{FE0E}'],
    ['Td', '10♦\u{FE0E}'],
    ['9c', '9♣\u{FE0E}'],
    ['Qh', 'Q♥\u{FE0E}'],
  ])('returns %s as %s', (card, symbols) => {
    expect(cardSymbols(card)).toBe(symbols);
  });

  it('throws for an invalid card', () => {
    expect(() => cardSymbols('10d')).toThrow(RangeError);
  });
});
