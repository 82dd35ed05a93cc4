import { describe, expect, it } from 'vitest';
import { blackjack } from '#domain/games/blackjack/blackjack-game';
import { stackedShoe } from '#domain/games/blackjack/stacked-shoe-fixture';
import { hintFor } from './hint';
import { offersIn } from './offers';

const money = { coin: 'gold', locale: 'en-US' } as const;

function outcomeOf(cards: string) {
  const round = blackjack.play(stackedShoe(cards), { stake: 100, choice: null, decisions: [] });
  if ('code' in round) throw new Error(round.code);
  return round.outcome;
}

describe('offersIn', () => {
  it('states the stake that a double or a split adds', () => {
    expect(offersIn(outcomeOf('8s 6h 8d Kc'), blackjack.rules, null, money)).toEqual([
      { decision: 'hit', added: '', hint: '', isAdvised: false },
      { decision: 'stand', added: '', hint: '', isAdvised: false },
      { decision: 'double', added: '+100 GC', hint: '', isAdvised: false },
      { decision: 'split', added: '+100 GC', hint: '', isAdvised: false },
    ]);
  });

  it('states that insurance adds half the stake', () => {
    const offers = offersIn(outcomeOf('9s Ah 9d Kc'), blackjack.rules, null, money);

    expect(offers.map(({ decision, added }) => [decision, added])).toEqual([
      ['insurance', '+50 GC'],
      ['no-insurance', ''],
    ]);
  });

  it('marks the advised decision and states every average once a hint is shown', () => {
    const outcome = outcomeOf('9s Th 7d Kc');
    const hint = hintFor(outcome, blackjack.rules, 'en-US');
    const offers = offersIn(outcome, blackjack.rules, hint, money);

    expect(offers.map(({ isAdvised }) => isAdvised)).toEqual([true, false, false]);
    expect(offers.every(({ hint }) => /^-\d+\.\d\d%$/.test(hint))).toBe(true);
  });
});
