import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawsFrom } from '#domain/fairness/draws';
import type { RoundSoFar } from '../game';
import { blackjack } from './blackjack-game';
import { cardValues, type Hand, noHand, totalOf, withCard } from './hand';
import type { BlackjackOutcome } from './outcome';
import { stackedShoe } from './stacked-shoe-fixture';

/** Plays with cards in the order in which they are drawn: player, dealer, player, dealer, then as requested. */
function play(cards: string, ...decisions: string[]) {
  const shoe = stackedShoe(cards);
  const round = blackjack.play(shoe, { stake: 100, choice: null, decisions });
  return { round, taken: shoe.taken };
}

function played(cards: string, ...decisions: string[]): RoundSoFar<BlackjackOutcome> {
  const { round } = play(cards, ...decisions);
  if ('code' in round) throw new Error(round.code);
  return round;
}

const refused = { code: 'games/decision-not-allowed' };

describe('blackjack.play at the deal', () => {
  it('shows both cards of the player and one of the dealer, and waits for a decision', () => {
    const { outcome, staked, payout } = played('9s 6h 7d Kc');

    expect(payout).toBeNull();
    expect(staked).toBe(100);
    expect(outcome).toEqual({
      family: 'blackjack',
      hands: [{ cards: ['9s', '7d'], total: 16, isSoft: false, stake: 100, result: 'playing', payout: 0 }],
      dealer: { cards: ['6h'], total: 6, isHidden: true },
      active: 0,
      options: ['hit', 'stand', 'double'],
    });
  });

  it.each([
    ['pays 3 to 2 for blackjack', 'As 9h Kd 8c', 'blackjack', 250],
    ['gives the stake back when both have blackjack', 'As Kh Td Ac', 'pushed', 100],
    ['takes the stake at once when the dealer alone has blackjack under a ten', '9s Qh 9d Ac', 'lost', 0],
  ])('%s', (_, cards, result, payout) => {
    const round = played(cards);

    expect(round.payout).toBe(payout);
    expect(round.outcome.hands[0]).toMatchObject({ result, payout, stake: 100 });
    expect(round.outcome).toMatchObject({ active: null, options: [], dealer: { isHidden: false } });
    expect(play(cards).taken).toBe(4);
    expect(play(cards, 'stand').round).toEqual(refused);
  });
});

describe('blackjack.play under an ace', () => {
  it('offers insurance before anything else, without showing the second card', () => {
    const { outcome, staked, payout } = played('9s Ah 9d Kc');

    expect(outcome).toMatchObject({
      hands: [{ cards: ['9s', '9d'], result: 'playing', stake: 100 }],
      dealer: { cards: ['Ah'], total: 11, isHidden: true },
      active: 0,
      options: ['insurance', 'no-insurance'],
    });
    expect(outcome).not.toHaveProperty('insurance');
    expect([staked, payout]).toEqual([100, null]);
    expect(play('9s Ah 9d Kc', 'stand').round).toEqual(refused);
  });

  it.each([
    ['pays 2 to 1 for blackjack of the dealer, which makes up for the stake', '9s Ah 9d Kc', 'lost', 0, 150],
    [
      'pays a blackjack of the player even money in either case: against one',
      'Ks Ah Ad Tc',
      'pushed',
      100,
      150,
    ],
    ['pays a blackjack of the player even money in either case: alone', 'Ks Ah Ad 9c', 'blackjack', 250, 0],
  ])('%s', (_, cards, result, payout, ofInsurance) => {
    const round = played(cards, 'insurance');

    expect(round.staked).toBe(150);
    expect(round.outcome.hands[0]).toMatchObject({ result, payout });
    expect(round.outcome.insurance).toEqual({ stake: 50, payout: ofInsurance });
    expect(round.payout).toBe(payout + ofInsurance);
    expect(round.outcome).toMatchObject({ active: null, options: [], dealer: { isHidden: false } });
    expect(play(cards, 'insurance').taken).toBe(4);
  });

  it.each([
    ['takes the stake for blackjack of the dealer', '9s Ah 9d Jc', 'lost', 0],
    ['pays 3 to 2 for a blackjack of the player alone', 'Ks Ah Ad 9c', 'blackjack', 250],
  ])('%s, when insurance is declined', (_, cards, result, payout) => {
    const round = played(cards, 'no-insurance');

    expect(round).toMatchObject({ staked: 100, payout });
    expect(round.outcome.hands[0]).toMatchObject({ result });
    expect(round.outcome).not.toHaveProperty('insurance');
    expect(play(cards, 'no-insurance').taken).toBe(4);
  });

  it('continues with a lost insurance when the dealer has no blackjack', () => {
    const open = played('9s Ah 2d 8c', 'insurance');
    const settled = played('9s Ah 2d 8c Kh', 'insurance', 'double');

    expect(open.outcome).toMatchObject({
      insurance: { stake: 50, payout: 0 },
      options: ['hit', 'stand', 'double'],
      dealer: { cards: ['Ah'], isHidden: true },
    });
    expect([open.staked, open.payout]).toEqual([150, null]);
    expect(settled).toMatchObject({ staked: 250, payout: 400 });
    expect(settled.outcome.insurance).toEqual({ stake: 50, payout: 0 });
  });

  it('offers insurance once, and not after a decision', () => {
    expect(play('9s Ah 2d 8c', 'insurance', 'insurance').round).toEqual(refused);
    expect(play('9s Ah 2d 8c', 'no-insurance', 'insurance').round).toEqual(refused);
    expect(play('9s Ah 2d 8c 2h', 'no-insurance', 'hit', 'insurance').round).toEqual(refused);
  });
});

describe('blackjack.play after stand', () => {
  it.each([
    ['wins over a lower total', 'Ts 8h 9d 9c', 'won', 200],
    ['loses to a higher total', 'Ts Th 8d 9c', 'lost', 0],
    ['gets the stake back at the same total', 'Ts 9h 9d Tc', 'pushed', 100],
    ['wins when the dealer draws and is bust', '2s 6h 3d Tc Ts', 'won', 200],
    ['meets a dealer who stands on soft 17', '9s Ah 9d 6c', 'won', 200],
    ['meets a dealer who draws to a soft 16', '9s Ah 9d 5c 5s', 'lost', 0],
    ['meets a dealer whose ace turns to 1', '9s Ah 9d 5c Ts Ad', 'won', 200],
  ])('%s', (_, cards, result, payout) => {
    const showsAce = cards.split(' ')[1]!.startsWith('A');
    const decisions = showsAce ? ['no-insurance', 'stand'] : ['stand'];
    const round = played(cards, ...decisions);

    expect(round.outcome.hands[0]).toMatchObject({ result, payout });
    expect(round.payout).toBe(payout);
    expect(play(cards, ...decisions).taken).toBe(cards.split(' ').length);
  });
});

describe('blackjack.play after hit', () => {
  it('updates the total and no longer offers a double', () => {
    const { outcome, payout } = played('2s 6h 3d Kc Ah', 'hit');

    expect(payout).toBeNull();
    expect(outcome.hands[0]).toMatchObject({ cards: ['2s', '3d', 'Ah'], total: 16, isSoft: true });
    expect(outcome.options).toEqual(['hit', 'stand']);
  });

  it('stands automatically on 21', () => {
    const round = played('Ts 6h 5d Kc 6d 2s', 'hit');

    expect(round.outcome.hands[0]).toMatchObject({ total: 21, result: 'won', payout: 200 });
    expect(round.outcome.dealer).toMatchObject({ cards: ['6h', 'Kc', '2s'], total: 18 });
  });

  it('loses the stake above 21, and the dealer shows the hidden card without drawing', () => {
    const round = played('Ts 6h 6d Kc 6s', 'hit');

    expect(round.payout).toBe(0);
    expect(round.outcome.hands[0]).toMatchObject({ total: 22, result: 'bust', payout: 0 });
    expect(round.outcome.dealer).toEqual({ cards: ['6h', 'Kc'], total: 16, isHidden: false });
  });
});

describe('blackjack.play after double', () => {
  it('stakes the same amount again and draws one card', () => {
    const round = played('6s 6h 5d Kc 9s Td', 'double');

    expect(round).toMatchObject({ staked: 200, payout: 400 });
    expect(round.outcome.hands[0]).toMatchObject({ total: 20, stake: 200, result: 'won', payout: 400 });
  });

  it('loses both stakes when the card busts the hand', () => {
    const round = played('Ts 6h 5d Kc 9s', 'double');

    expect(round).toMatchObject({ staked: 200, payout: 0 });
    expect(round.outcome.hands[0]).toMatchObject({ total: 24, stake: 200, result: 'bust' });
  });

  it('refuses a double after a card was drawn', () => {
    expect(play('2s 6h 3d Kc Ah', 'hit', 'double').round).toEqual(refused);
  });
});

describe('blackjack.play after split', () => {
  it('creates two hands with one stake each and plays the left one first', () => {
    const { outcome, staked } = played('8s 6h 8d Kc 3s Th', 'split');

    expect(staked).toBe(200);
    expect(outcome.hands.map(({ cards, result }) => [cards.join(' '), result])).toEqual([
      ['8s 3s', 'playing'],
      ['8d Th', 'playing'],
    ]);
    expect(outcome.active).toBe(0);
    expect(outcome.options).toEqual(['hit', 'stand', 'double']);
  });

  it('settles each hand separately', () => {
    const decisions = ['split', 'double', 'hit'];
    const round = played('8s 6h 8d Kc 3s Th 9d 9h Ac', ...decisions);

    expect(round).toMatchObject({ staked: 300, payout: 400 });
    expect(
      round.outcome.hands.map(({ total, stake, result, payout }) => [total, stake, result, payout]),
    ).toEqual([
      [20, 200, 'won', 400],
      [27, 100, 'bust', 0],
    ]);
    expect(round.outcome.dealer.cards).toEqual(['6h', 'Kc', 'Ac']);
  });

  it('accepts ten-value cards of different ranks as a pair', () => {
    expect(played('Ks 6h Jd Kc').outcome.options).toContain('split');
    expect(played('Ks 6h 9d Kc').outcome.options).not.toContain('split');
  });

  it('refuses a second split', () => {
    expect(play('8s 6h 8d Kc 8h 8c', 'split', 'split').round).toEqual(refused);
  });

  it('gives aces one card each and does not count 21 as blackjack', () => {
    const round = played('As 6h Ad Kc Ks 2h 2s', 'split');

    expect(round.payout).toBe(200);
    expect(round.outcome.hands.map(({ total, result, payout }) => [total, result, payout])).toEqual([
      [21, 'won', 200],
      [13, 'lost', 0],
    ]);
  });

  it('continues with the right hand when the left one gets 21', () => {
    const { outcome } = played('Ts 6h Kd 9c As 5h', 'split');

    expect(outcome.hands.map(({ result }) => result)).toEqual(['stood', 'playing']);
    expect(outcome.active).toBe(1);
  });

  it('plays the dealer while one hand is not bust', () => {
    const round = played('8s 6h 8d Kc Th Th Td 7s', 'split', 'hit', 'stand');

    expect(round.outcome.hands.map(({ result }) => result)).toEqual(['bust', 'won']);
    expect(round.outcome.dealer.total).toBe(23);
  });
});

describe('blackjack.play', () => {
  it.each(['', 'Hit', 'hold 00000', 'surrender', 'insurance', 'no-insurance', 'split'])(
    'refuses the decision %j',
    (decision) => {
      expect(play('9s 6h 7d Kc', decision).round).toEqual(refused);
    },
  );

  it('refuses a decision after the round is settled', () => {
    expect(play('Ts 8h 9d 9c', 'stand', 'stand').round).toEqual(refused);
  });

  it('draws only needed cards, extends earlier states, and pays whole coins for any offered stake', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 256, maxLength: 256 }),
        fc.array(fc.nat(3)),
        (bytes, choices) => {
          const known = { cards: '', requested: [] as string[] };
          for (const choice of [...choices, ...Array<number>(60).fill(1)]) {
            const round = blackjack.play(
              drawsFrom((index) => bytes.slice(index * 32, index * 32 + 32)),
              { stake: 20, choice: null, decisions: known.requested },
            );
            if ('code' in round) throw new Error(round.code);
            const cards = round.outcome.hands.map((hand) => hand.cards.join(' ')).sort();
            if (round.outcome.options.length === 0) {
              expect(Number.isInteger(round.payout)).toBe(true);
              expect(round.payout).toBeLessThanOrEqual(round.staked * 2.5);
              return;
            }
            expect(round.outcome.dealer.cards).toHaveLength(1);
            expect(cards.join('|').length).toBeGreaterThan(known.cards.length);
            known.cards = cards.join('|');
            known.requested = [
              ...known.requested,
              round.outcome.options[choice % round.outcome.options.length] as string,
            ];
            if (!['hit', 'double', 'split'].includes(known.requested.at(-1)!)) known.cards = '';
          }
          throw new Error('The round does not end');
        },
      ),
    );
  });

  it('ends within the blocks that a verifier computes, with ten words to spare, for any decisions', () => {
    const after = (hand: Hand) => cardValues.map(({ value }) => withCard(hand, value));
    const mostCards = (hand: Hand, standsOn: number): number =>
      totalOf(hand) >= standsOn ? 0 : 1 + Math.max(...after(hand).map((next) => mostCards(next, standsOn)));
    const split = after(noHand)
      .filter(({ hasAce }) => !hasAce)
      .map((hand) => 2 * (1 + mostCards(hand, 21)));
    const dealer = after(noHand).map((hand) => 1 + mostCards(hand, 17));

    const longest = Math.max(...split) + Math.max(...dealer);

    expect(longest).toBe(50);
    expect(longest + 10).toBeLessThan(blackjack.blocks * 8);
  });
});
