import { describe, expect, it } from 'vitest';
import { drawsFrom, replayDraws } from '#domain/fairness/draws';
import { cardOf, deck } from '#domain/games/video-poker/deck';
import { isLittleRisk } from '../little-risk';
import { originalGame } from '../original-game';
import { originalParSheet } from '../par-sheet';
import { naiveResult } from './naive-round-fixture';
import { baccarat } from './rules';
import { shoeSize } from './shoe';
import { baccaratTable, bets } from './table';
import { valueOf } from './totals';

/** Draws that deal these cards of an unshuffled shoe, each of another deck. */
function drawsOf(...cards: string[]) {
  // The front of the shoe is not dealt by any of these draws, because each card lies in a later deck.
  return replayDraws(cards.map((card, dealt) => cardOf(card) + 52 * (dealt + 1) - dealt));
}

/** Plays a round of these cards: player, banker, player, banker, then third cards. */
function playOf(cards: string, choice = 'player') {
  const draws = drawsOf(...cards.split(' '));
  const round = baccarat.play(draws, choice, []);
  if ('code' in round) throw new Error(round.code);
  return { ...round, drawsLeft: draws.left() };
}

describe('a round of baccarat', () => {
  it('deals to the player and the banker in turn, and shows the cards of both', () => {
    const { shown, drawsLeft } = playOf('9c 2d Kh 5s');

    expect(shown).toEqual({
      player: [cardOf('9c'), cardOf('Kh')],
      banker: [cardOf('2d'), cardOf('5s')],
    });
    expect(drawsLeft).toBe(0);
  });

  it.each([
    ['a natural of the player ends the round', '4c 2d 4h 3s', 2, 2],
    ['a natural of the banker ends the round', '2c 4d 3h 5s', 2, 2],
    ['both stand on 6 and 7', '2c 3d 4h 4s', 2, 2],
    ['the player draws to 5 and the banker of 7 stands', '2c 3d 3h 4s 9c', 3, 2],
    ['the banker draws to 5 when the player stands', '2c 2d 4h 3s 9c', 2, 3],
    ['the banker of 3 stands on an eight', '2c Ad 3h 2s 8c', 3, 2],
    ['the banker of 3 draws on a nine', '2c Ad 3h 2s 9c 4d', 3, 3],
    ['the banker of 6 draws on a six', '2c 2d 3h 4s 6c 4d', 3, 3],
    ['the banker of 6 stands on an ace', '2c 2d 3h 4s Ac', 3, 2],
  ])('%s', (_, cards, players, bankers) => {
    const { shown, drawsLeft } = playOf(cards);

    expect([shown['player']?.length, shown['banker']?.length, drawsLeft]).toEqual([players, bankers, 0]);
  });

  it.each([
    ['player', '9c 2d Kh 5s', 200],
    ['banker', '9c 2d Kh 5s', 0],
    ['tie', '9c 2d Kh 5s', 0],
    ['player', '2c 4d 4h 3s', 0],
    ['banker', '2c 4d 4h 3s', 195],
    ['tie', '2c 4d 4h 3s', 0],
    ['player', '4c 4d 5h 5s', 100],
    ['banker', '4c 4d 5h 5s', 100],
    ['tie', '4c 4d 5h 5s', 900],
  ])('pays a stake on the %s after %s with %i hundredths', (bet, cards, multiple) => {
    expect(playOf(cards, bet).multiple).toBe(multiple);
  });

  it('agrees with the printed chart in a thousand random rounds', () => {
    const draws = drawsFrom(blockOf);

    const rounds = Array.from({ length: 1_000 }, () => {
      const bounds: number[] = [];
      const below = (bound: number) => (bounds.push(bound), draws.below(bound));
      const round = baccarat.play({ below }, 'tie', []);
      if ('code' in round) throw new Error(round.code);
      const { player = [], banker = [] } = round.shown;
      const order = [player[0], banker[0], player[1], banker[1], player[2], banker[2]].flatMap(
        (card) => card ?? [],
      );
      return { isTie: round.multiple === 900, bounds, values: order.map(valueOf) };
    });

    expect(rounds).toEqual(
      rounds.map(({ values }) => ({
        isTie: naiveResult(values) === 'tie',
        bounds: values.map((_, at) => shoeSize - at),
        values,
      })),
    );
    expect(rounds.filter(({ isTie }) => isTie).length).toBeGreaterThan(60);
  });

  it.each(bets)(
    'counts a stake on the %s toward playthrough, as the deviation of its payouts says',
    (bet) => {
      expect(baccarat.isHedged(bet, 195)).toBe(isLittleRisk(baccarat.paysOf!(bet)));
    },
  );

  it('takes no decision and no other choice', () => {
    expect(baccarat.play(drawsOf('9c'), 'player', ['hit'])).toEqual({ code: 'games/decision-not-allowed' });
    for (const choice of [null, '', 'Player', 'player 100', 'pair'])
      expect(baccarat.faultInChoice(choice)).toBe('Choose "player", "banker" or "tie".');
    expect(bets.map((bet) => baccarat.faultInChoice(bet))).toEqual([null, null, null]);
  });
});

describe('the published table of baccarat', () => {
  it('names the cards as the deck that shows them does', () => {
    const { ranks, suits } = baccaratTable;

    expect(ranks.flatMap((rank) => suits.map((suit) => rank + suit))).toEqual(deck);
  });
});

describe('the game of baccarat', () => {
  const game = originalGame(baccarat);

  it.each(bets)('pays whole units for every stake on the %s', (choice) => {
    for (const stake of [...game.stakes.gold, ...game.stakes.sweeps])
      for (const cards of ['9c 2d Kh 5s', '2c 4d 4h 3s', '4c 4d 5h 5s']) {
        const draws = drawsOf(...cards.split(' '));
        const round = game.play(draws, { stake, choice, decisions: [] });

        expect('payout' in round && Number.isSafeInteger(round.payout)).toBe(true);
      }
  });
});

describe('the PAR sheet of baccarat', () => {
  const sheet = originalParSheet(baccarat);

  it('publishes the known returns: 98.76 %, 98.94 % and 85.64 %', () => {
    expect(sheet.choices.map(({ choice, rtp }) => [choice, rtp.basisPoints])).toEqual([
      ['Player', 9_876],
      ['Banker', 9_894],
      ['Tie', 8_564],
    ]);
    expect([sheet.worst.basisPoints, sheet.best.basisPoints]).toEqual([8_564, 9_894]);
  });

  it('counts returned stakes as hits, and a tie as the highest win', () => {
    const [player, banker, tie] = sheet.choices;

    expect([player, banker, tie].map((each) => each?.hitRate.basisPoints)).toEqual([5_414, 5_537, 951]);
    expect(sheet.maximumWin).toEqual({ multiple: 9, oneIn: '11' });
  });
});

/** Fixed pseudorandom bytes. */
function blockOf(index: number): Uint8Array {
  let state = (index + 1) * 2_654_435_761;
  return Uint8Array.from({ length: 32 }, () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    return (state >>> 11) & 255;
  });
}
