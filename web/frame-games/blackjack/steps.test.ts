import { describe, expect, it } from 'vitest';
import { blackjack } from '#domain/games/blackjack/blackjack-game';
import { stackedShoe } from '#domain/games/blackjack/stacked-shoe-fixture';
import { type Step, stepsBetween } from './steps';

function outcomeOf(cards: string, decisions: readonly string[]) {
  const round = blackjack.play(stackedShoe(cards), { stake: 100, choice: null, decisions });
  if ('code' in round) throw new Error(round.code);
  return round.outcome;
}

/** Short notation of each decision's steps: `0:8s` a card to the first hand, `d:?` one face down, `turn:Kc`. */
function course(cards: string, ...decisions: string[]): string[] {
  const word = (step: Step) => {
    if (step.type === 'split') return 'split';
    if (step.type === 'turn') return `turn:${step.card}`;
    return `${step.to === 'dealer' ? 'd' : step.to}:${step.card ?? '?'}`;
  };
  const outcomes = [null, ...decisions.map((_, taken) => outcomeOf(cards, decisions.slice(0, taken)))];
  const last = outcomeOf(cards, decisions);
  return [...outcomes.slice(1), last].map((after, index) =>
    stepsBetween(outcomes[index] ?? null, after as typeof last)
      .map(word)
      .join(' '),
  );
}

describe('stepsBetween', () => {
  it('deals alternately, the dealer’s second card face down', () => {
    expect(course('8s 6h 9d Kc')).toEqual(['0:8s d:6h 0:9d d:?']);
  });

  it('turns the dealer’s card at once when the round ends with the deal', () => {
    expect(course('As 6h Kd Kc')).toEqual(['0:As d:6h 0:Kd d:? turn:Kc']);
  });

  it('gives a card for a hit, then plays the dealer’s hand card by card', () => {
    expect(course('8s 6h 5d Kc 4s Ah', 'hit', 'stand').slice(1)).toEqual(['0:4s', 'turn:Kc d:Ah']);
  });

  it('turns the card over without drawing when the hand is bust', () => {
    expect(course('Ts 6h 5d Kc Th', 'hit').slice(1)).toEqual(['0:Th turn:Kc']);
  });

  it('splits, then gives each hand its card', () => {
    const decisions = ['split', 'double', 'hit'];

    expect(course('8s 6h 8d Kc 3s Th 9d 9h Ac', ...decisions).slice(1)).toEqual([
      'split 0:3s 1:Th',
      '0:9d',
      '1:9h turn:Kc d:Ac',
    ]);
  });

  it('replays a whole round from an empty table', () => {
    const final = outcomeOf('8s 6h 8d Kc 3s Th 9d 9h Ac', ['split', 'double', 'hit']);
    const again = stepsBetween(null, final);

    expect(again.slice(0, 5)).toEqual([
      { type: 'deal', to: 0, card: '8s' },
      { type: 'deal', to: 'dealer', card: '6h' },
      { type: 'deal', to: 0, card: '8d' },
      { type: 'deal', to: 'dealer', card: null },
      { type: 'split' },
    ]);
    expect(again.slice(5).map((step) => ('card' in step ? step.card : null))).toEqual([
      '3s',
      '9d',
      'Th',
      '9h',
      'Kc',
      'Ac',
    ]);
  });

  it('continues with the dealer at once after a split of aces', () => {
    expect(course('As 6h Ad Kc Ks 2h 2s', 'split')[1]).toBe('split 0:Ks 1:2h turn:Kc d:2s');
  });
});
