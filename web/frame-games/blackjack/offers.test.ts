import { describe, expect, it } from 'vitest';
import { blackjack } from '#domain/games/blackjack/blackjack-game';
import { stackedShoe } from '#domain/games/blackjack/stacked-shoe-fixture';
import { hintFor } from './hint';
import { affordableIn, offersIn, subjectOf } from './offers';

const money = { coin: 'gold', locale: 'en-US' } as const;
const plain = { rules: blackjack.rules, hint: null, balance: 10_000 };

function outcomeOf(cards: string, decisions: string[] = []) {
  const round = blackjack.play(stackedShoe(cards), { stake: 100, choice: null, decisions });
  if ('code' in round) throw new Error(round.code);
  return round.outcome;
}

describe('offersIn', () => {
  it('states the stake that a double or a split adds', () => {
    expect(offersIn(outcomeOf('8s 6h 8d Kc'), { ...plain, balance: 100 }, money)).toEqual([
      { decision: 'hit', added: '', hint: '', isAdvised: false, isAffordable: true },
      { decision: 'stand', added: '', hint: '', isAdvised: false, isAffordable: true },
      { decision: 'double', added: '+100 GC', hint: '', isAdvised: false, isAffordable: true },
      { decision: 'split', added: '+100 GC', hint: '', isAdvised: false, isAffordable: true },
    ]);
  });

  it('states what a decision needs whose stake the balance does not cover', () => {
    const offers = offersIn(outcomeOf('8s 6h 8d Kc'), { ...plain, balance: 99 }, money);

    expect(offers.map(({ added, isAffordable }) => [added, isAffordable])).toEqual([
      ['', true],
      ['', true],
      ['Needs 100 GC', false],
      ['Needs 100 GC', false],
    ]);
  });

  it('states that insurance adds half the stake', () => {
    const offers = offersIn(outcomeOf('9s Ah 9d Kc'), plain, money);

    expect(offers.map(({ decision, added }) => [decision, added])).toEqual([
      ['insurance', '+50 GC'],
      ['no-insurance', ''],
    ]);
  });

  it('marks the advised decision and states every average once a hint is shown', () => {
    const outcome = outcomeOf('9s Th 7d Kc');
    const hint = hintFor(outcome, blackjack.rules, 'en-US');
    const offers = offersIn(outcome, { ...plain, hint }, money);

    expect(offers.map(({ isAdvised }) => isAdvised)).toEqual([true, false, false]);
    expect(offers.every(({ hint }) => /^-\d+\.\d\d%$/.test(hint))).toBe(true);
  });
});

describe('affordableIn', () => {
  it.each([
    ['all decisions while the balance covers the stake again', '8s 6h 8d Kc', 100, 'hit stand double split'],
    ['neither a double nor a split below that', '8s 6h 8d Kc', 99, 'hit stand'],
    ['insurance with half the stake', '9s Ah 9d Kc', 50, 'insurance no-insurance'],
    ['no insurance below that', '9s Ah 9d Kc', 49, 'no-insurance'],
  ])('returns %s', (_what, cards, balance, expected) => {
    expect(affordableIn(outcomeOf(cards), blackjack.rules, balance).join(' ')).toBe(expected);
  });

  it('keeps a hint from advising a split that the balance does not cover', () => {
    const outcome = outcomeOf('8s 3h 8d Kc');
    const advisedWith = (balance: number) =>
      hintFor(
        { ...outcome, options: affordableIn(outcome, blackjack.rules, balance) },
        blackjack.rules,
        'en-US',
      )?.best;

    expect([advisedWith(100), advisedWith(99)]).toEqual(['split', 'stand']);
  });
});

describe('subjectOf', () => {
  const pair = '8s 6h 8d Kc 3s 2c 4d';

  it('changes when the hand follows its insurance, after a split, and from hand to hand', () => {
    expect(subjectOf(outcomeOf('9s Ah 2d 8c Th'))).toBe('insurance');
    expect(subjectOf(outcomeOf('9s Ah 2d 8c Th', ['no-insurance']))).toBe('hand 0 of 1');
    expect(subjectOf(outcomeOf(pair))).toBe('hand 0 of 1');
    expect(subjectOf(outcomeOf(pair, ['split']))).toBe('hand 0 of 2');
    expect(subjectOf(outcomeOf(pair, ['split', 'stand']))).toBe('hand 1 of 2');
  });

  it('stays while one hand draws cards', () => {
    expect(subjectOf(outcomeOf('2s 6h 3d Kc 4s', ['hit']))).toBe(subjectOf(outcomeOf('2s 6h 3d Kc 4s')));
  });
});
