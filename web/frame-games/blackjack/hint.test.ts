import { describe, expect, it } from 'vitest';
import { blackjack } from '#domain/games/blackjack/blackjack-game';
import { stackedShoe } from '#domain/games/blackjack/stacked-shoe-fixture';
import { hintFor } from './hint';
import { readRules } from './read-published';

const rules = readRules(blackjack.rules);

function hintAfter(cards: string, ...decisions: string[]) {
  const round = blackjack.play(stackedShoe(cards), { stake: 100, choice: null, decisions });
  if ('code' in round) throw new Error(round.code);
  return hintFor(round.outcome, rules, 'en-US');
}

describe('hintFor', () => {
  it('labels each option with its average result in percent of the stake, and names the best', () => {
    const hint = hintAfter('8s 3h 8d Kc');

    expect([...(hint?.labels ?? [])]).toEqual([
      ['hit', '-46.38%'],
      ['stand', '-25.23%'],
      ['double', '-92.75%'],
      ['split', '+8.69%'],
    ]);
    expect(hint?.best).toBe('split');
    expect(hint?.line).toBe('Average result in % of your stake. Best: split.');
  });

  it('reads every label to screen readers', () => {
    expect(hintAfter('Ts 6h 2d Kc 3s', 'hit')?.spoken).toBe(
      'Average results in percent of your stake: Hit -36.58%, Stand -15.37%. Best: stand.',
    );
  });

  it('is about the hand that waits for a decision after a split', () => {
    const hint = hintAfter('8s 6h 8d Kc 3s Th', 'split');

    expect([...(hint?.labels.keys() ?? [])]).toEqual(['hit', 'stand', 'double']);
    expect(hint?.best).toBe('double');
  });

  it('advises against insurance, with the average of the whole round', () => {
    const hint = hintAfter('9s Ah 9d Kc');

    expect([...(hint?.labels.keys() ?? [])]).toEqual(['insurance', 'no-insurance']);
    expect(hint?.line).toBe('Average result in % of your stake. Best: no insurance.');
  });

  it('is null once the round is settled', () => {
    expect(hintAfter('9s 8h Td 9c', 'stand')).toBeNull();
  });
});
