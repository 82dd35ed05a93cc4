import { describe, expect, it } from 'vitest';
import type { PublishedGame } from '#contracts/play/public-routes';
import type { Round } from '#contracts/wallet/ledger-shapes';
import { rouletteRules } from '#domain/games/roulette/rules';
import { describeRound } from './describe-round';

const table = { family: 'roulette', ...rouletteRules } as unknown as PublishedGame['rules'];
const spun = (pocket: number, bets: { on: string; stake: number; payout: number }[]) =>
  describeRound({ coin: 'sweeps', outcome: { family: 'roulette', pocket, bets } }, table, 'en');

describe('roulette round', () => {
  it('is described by its number, with readable fields and amounts', () => {
    const { short, notes } = spun(17, [
      { on: 'red', stake: 200, payout: 0 },
      { on: 'split-17-20', stake: 20, payout: 360 },
      { on: 'dozen-2', stake: 100, payout: 300 },
    ]);

    expect(short).toBe('17 black');
    expect(notes).toEqual([
      'Chips: 2.00 SC on red; 0.20 SC on split 17 and 20, paid 3.60 SC; 1.00 SC on second dozen, 13 to 24, paid 3.00 SC.',
    ]);
  });

  it('labels a field that the table no longer has by its id', () => {
    expect(spun(0, [{ on: 'old-field', stake: 20, payout: 0 }])).toMatchObject({
      short: 'Zero',
      notes: ['Chips: 0.20 SC on old field.'],
    });
  });
});

const hand = { isSoft: false, stake: 100, payout: 0, result: 'lost' } as const;
const twoHands: Extract<Round['outcome'], { family: 'blackjack' }> = {
  family: 'blackjack',
  hands: [
    { ...hand, cards: ['8s', '9d'], total: 17 },
    { ...hand, cards: ['8h', 'Td'], total: 18 },
  ],
  dealer: { cards: ['Kc', '9h'], total: 19, isHidden: false },
  active: null,
  options: [],
};

describe('card round', () => {
  it('lists both totals and the owner of each hand for blackjack', () => {
    const description = describeRound({ coin: 'gold', outcome: twoHands }, table, 'en');

    expect(description).toEqual({
      short: '17, 18 : 19',
      cards: [
        { owner: 'Your hand 1', cards: ['8s', '9d'] },
        { owner: 'Your hand 2', cards: ['8h', 'Td'] },
        { owner: 'Dealer', cards: ['Kc', '9h'] },
      ],
      notes: [],
    });
  });

  it.each([
    [{ stake: 50, payout: 150 }, 'Insurance: 50 GC, paid 150 GC.'],
    [{ stake: 50, payout: 0 }, 'Insurance: 50 GC, lost.'],
  ])('notes the insurance %j', (insurance, note) => {
    const outcome = { ...twoHands, insurance };

    expect(describeRound({ coin: 'gold', outcome }, table, 'en').notes).toEqual([note]);
  });

  it('lists the multiple, the choice and what was shown for an original', () => {
    const outcome = { family: 'originals', shown: { roll: [4_217] }, multiple: 198, options: [] } as const;
    const describe = (choice: string | null, shown: Record<string, number[]>) =>
      describeRound({ coin: 'gold', outcome: { ...outcome, options: [], shown }, choice }, table, 'en');

    expect(describe('under 50', { roll: [4_217] })).toEqual({
      short: '1.98 ×',
      cards: [],
      notes: ['Choice: under 50.', 'Roll: 42.17.'],
    });
    expect(describe(null, { opened: [3, 7], mines: [] }).notes).toEqual(['Opened: 3, 7.']);
  });

  it('lists the rank and the final hand for video poker', () => {
    const dealt = ['As', 'Ad', '9c', '4c', '2h'];
    const hand = ['As', 'Ad', 'Jc', 'Jd', '3h'];
    const outcome = { family: 'video-poker', dealt, held: null, hand, rank: 'two-pair' } as never;

    expect(describeRound({ coin: 'gold', outcome }, table)).toMatchObject({
      short: 'Two pair',
      cards: [{ owner: '', cards: hand }],
    });
  });
});

describe('round of an original', () => {
  const original = (gameId: string, shown: Record<string, number[]>) =>
    describeRound(
      {
        gameId,
        coin: 'gold',
        choice: 'banker',
        outcome: { family: 'originals', shown, multiple: 195, options: [] },
      },
      table,
      'en',
    );

  it('lists the hands of baccarat', () => {
    expect(original('baccarat', { player: [0, 51], banker: [30, 47, 8] })).toEqual({
      short: '1.95 ×',
      cards: [
        { owner: 'Player', cards: ['2c', 'As'] },
        { owner: 'Banker', cards: ['9h', 'Ks', '4c'] },
      ],
      notes: ['Stake on: banker.', 'Player 3, banker 3.'],
    });
  });

  it('lists no cards of a game without them', () => {
    expect(original('dice', { roll: [4_217] }).cards).toEqual([]);
  });
});
