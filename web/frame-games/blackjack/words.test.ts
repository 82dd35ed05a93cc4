import { describe, expect, it } from 'vitest';
import { blackjack } from '#domain/games/blackjack/blackjack-game';
import { stackedShoe } from '#domain/games/blackjack/stacked-shoe-fixture';
import { readOutcome, readRules } from './read-published';
import { lineLabel, roundLabel, totalLabel } from './words';

const money = { coin: 'gold', locale: 'en-US' } as const;

function outcomeOf(cards: string, ...decisions: string[]) {
  const round = blackjack.play(stackedShoe(cards), { stake: 1_000, choice: null, decisions });
  if ('code' in round) throw new Error(round.code);
  return readOutcome(round.outcome);
}

describe('round copy', () => {
  it('names every card for screen readers', () => {
    expect(roundLabel(outcomeOf('As Th 6d Kc'))).toBe(
      'You have soft 17: ace of spades, six of diamonds. The dealer shows ten of hearts.',
    );
  });

  it('names the active hand after a split', () => {
    const outcome = outcomeOf('8s Ah 8d 5c 3s Th', 'no-insurance', 'split', 'stand');

    expect(roundLabel(outcome)).toMatch(/^Hand 2 of 2 has 18: eight of diamonds, ten of hearts\./);
    expect(lineLabel(outcome, money)).toBe('Right hand 18, dealer shows an ace.');
  });

  it.each([
    ['a win', '9s 8h Td 9c', ['stand'], '19 wins and pays 2,000 GC.'],
    ['a win with a soft total', 'As 8h 8d 9c', ['stand'], 'Soft 19 wins and pays 2,000 GC.'],
    ['a loss', '9s 8h 8d Tc', ['stand'], 'Dealer wins against 17.'],
    ['a hand above 21', '9s 8h 8d Tc Ts', ['hit'], 'Bust with 27.'],
    ['the same total', '9s 8h 9d Tc', ['stand'], 'Push at 18. You get your stake back.'],
    ['blackjack', 'As 8h Kd Tc', [], 'Blackjack pays 2,500 GC.'],
  ] as const)('describes %s', (_, cards, decisions, label) => {
    expect(lineLabel(outcomeOf(cards, ...decisions), money)).toBe(label);
  });

  it.each([
    ['a win', '9s 8h Td 9c', ['stand'], '19 wins.'],
    ['the same total', '9s 8h 9d Tc', ['stand'], 'Push at 18.'],
    ['blackjack', 'As 8h Kd Tc', [], 'Blackjack.'],
  ] as const)('leaves the amount of %s to the announcement of the site', (_, cards, decisions, label) => {
    expect(roundLabel(outcomeOf(cards, ...decisions)).endsWith(`. ${label}`)).toBe(true);
  });

  it('offers insurance under an ace', () => {
    const outcome = outcomeOf('9s Ah 9d Tc');

    expect(lineLabel(outcome, money)).toBe('You 18, dealer shows an ace. Insurance?');
    expect(roundLabel(outcome)).toBe(
      'You have 18: nine of spades, nine of diamonds. The dealer shows ace of hearts. Do you take insurance?',
    );
  });

  it.each([
    ['paid', '9s Ah 9d Tc', ['insurance'], 'Dealer wins against 18. Insurance pays 1,500 GC.'],
    ['lost', '9s Ah 9d 8c', ['insurance', 'stand'], 'Dealer wins against 18. Insurance lost.'],
    ['declined', '9s Ah 9d 8c', ['no-insurance', 'stand'], 'Dealer wins against 18.'],
  ] as const)('describes insurance that was %s', (_, cards, decisions, label) => {
    expect(lineLabel(outcomeOf(cards, ...decisions), money)).toBe(label);
  });

  it("announces the dealer's total and the last card", () => {
    expect(roundLabel(outcomeOf('9s 8h 3d Tc Ks', 'hit'))).toBe(
      'Your last card: king of spades. The dealer has 18. Bust with 22.',
    );
    expect(roundLabel(outcomeOf('9s Ah 9d Tc', 'no-insurance'))).toContain('The dealer has blackjack.');
    expect(roundLabel(outcomeOf('9s 6h 9d Tc Ks', 'stand'))).toContain('The dealer busts with 26.');
  });

  it('labels neither 21 nor a lone ace as soft', () => {
    expect(totalLabel({ total: 21, isSoft: true })).toBe('21');
    expect(totalLabel({ total: 11, isSoft: true })).toBe('11');
    expect(totalLabel({ total: 12, isSoft: true })).toBe('soft 12');
    expect(totalLabel({ total: 18, isSoft: true })).toBe('soft 18');
  });

  it('throws for the outcome and the rules of another game', () => {
    expect(() => readRules({ family: 'roulette', pockets: 37 })).toThrow(TypeError);
    expect(() => readOutcome({ family: 'roulette', pocket: 3, bets: [] })).toThrow(TypeError);
    expect(() => readOutcome(null)).toThrow(TypeError);
  });
});
