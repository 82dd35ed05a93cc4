import { describe, expect, it } from 'vitest';
import { blackjack } from '#domain/games/blackjack/blackjack-game';
import { stackedShoe } from '#domain/games/blackjack/stacked-shoe-fixture';
import { firstStakeOf } from './first-stake';

describe('firstStakeOf', () => {
  it.each([[[]], [['hit']], [['double']], [['split', 'hit', 'stand']], [['split', 'double', 'double']]])(
    'returns the stake before the decisions %j',
    (decisions) => {
      const shoe = stackedShoe('5s 6h 5d Kc 3s 3h 2d 9h 8c 7c');
      const round = blackjack.play(shoe, { stake: 500, choice: null, decisions });
      if ('code' in round) throw new Error(round.code);

      expect(firstStakeOf({ stake: round.staked, decisions })).toBe(500);
    },
  );
});
