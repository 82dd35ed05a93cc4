import { describe, expect, it } from 'vitest';
import type { PublishedGame } from '#contracts/play/public-routes';
import { rouletteRules } from '#domain/games/roulette/rules';
import { describeRound } from './describe-round';

const table = { family: 'roulette', ...rouletteRules } as unknown as PublishedGame['rules'];
const spun = (pocket: number, bets: { on: string; stake: number; payout: number }[]) =>
  describeRound({ coin: 'sweeps', outcome: { family: 'roulette', pocket, bets } }, table, 'en');

describe('a round of roulette', () => {
  it('is told by its number, and by fields and amounts as people read them', () => {
    const { short, notes } = spun(17, [
      { on: 'red', stake: 200, payout: 0 },
      { on: 'split-17-20', stake: 20, payout: 360 },
      { on: 'dozen-2', stake: 100, payout: 300 },
    ]);

    expect(short).toBe('17 black');
    expect(notes).toEqual([
      'Chips: 2.00 SC on red; 0.20 SC on split 17 and 20, which paid 3.60 SC; 1.00 SC on second dozen, 13 to 24, which paid 3.00 SC.',
    ]);
  });

  it('on a field that the table has no more is told by the name that it had', () => {
    expect(spun(0, [{ on: 'old-field', stake: 20, payout: 0 }])).toMatchObject({
      short: 'Zero',
      notes: ['Chips: 0.20 SC on old field.'],
    });
  });
});

describe('a round of cards', () => {
  it('of blackjack tells both totals, and whose cards are whose', () => {
    const hand = { isSoft: false, stake: 100, payout: 0, result: 'lost' } as const;
    const outcome = {
      family: 'blackjack',
      hands: [
        { ...hand, cards: ['8s', '9d'], total: 17 },
        { ...hand, cards: ['8h', 'Td'], total: 18 },
      ],
      dealer: { cards: ['Kc', '9h'], total: 19, isHidden: false },
      active: null,
      options: [],
    } as const;

    const told = describeRound({ coin: 'gold', outcome: outcome as never }, table, 'en');

    expect(told).toEqual({
      short: '17, 18 : 19',
      cards: [
        { of: 'Your hand 1', cards: ['8s', '9d'] },
        { of: 'Your hand 2', cards: ['8h', 'Td'] },
        { of: 'Dealer', cards: ['Kc', '9h'] },
      ],
      notes: [],
    });
  });

  it('of video poker tells the rank and the hand that was drawn', () => {
    const dealt = ['As', 'Ad', '9c', '4c', '2h'];
    const hand = ['As', 'Ad', 'Jc', 'Jd', '3h'];
    const outcome = { family: 'video-poker', dealt, held: null, hand, rank: 'two-pair' } as never;

    expect(describeRound({ coin: 'gold', outcome }, table)).toMatchObject({
      short: 'Two pair',
      cards: [{ of: '', cards: hand }],
    });
  });
});
