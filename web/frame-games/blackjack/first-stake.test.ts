import { describe, expect, it } from 'vitest';
import { blackjack } from '#domain/games/blackjack/blackjack-game';
import { stackedShoe } from '#domain/games/blackjack/stacked-shoe-fixture';
import { firstStakeOf } from './first-stake';

function stakedOf(cards: string, decisions: readonly string[]) {
  const round = blackjack.play(stackedShoe(cards), { stake: 500, choice: null, decisions });
  if ('code' in round) throw new Error(round.code);
  return { stake: round.staked, insured: round.outcome.insurance?.stake ?? 0 };
}

describe('firstStakeOf', () => {
  it.each([[[]], [['hit']], [['double']], [['split', 'hit', 'stand']], [['split', 'double', 'double']]])(
    'returns the stake before the decisions %j',
    (decisions) => {
      const { stake } = stakedOf('5s 6h 5d Kc 3s 3h 2d 9h 8c 7c', decisions);

      expect(firstStakeOf({ stake, decisions }, 0)).toBe(500);
    },
  );

  it('leaves out the stake of the insurance', () => {
    const decisions = ['insurance', 'double'];
    const { stake, insured } = stakedOf('5s Ah 5d 8c 3s', decisions);

    expect(insured).toBe(250);
    expect(firstStakeOf({ stake, decisions }, insured)).toBe(500);
  });
});
