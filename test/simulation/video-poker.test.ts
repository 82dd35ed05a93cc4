import { describe, expect, it } from 'vitest';
import type { Share } from '#domain/games/odds/share';
import { bestHold } from '#domain/games/video-poker/best-hold';
import { setIndexes, subsetCount, wholeHand } from '#domain/games/video-poker/card-sets';
import { cardText, shuffled } from '#domain/games/video-poker/deck';
import { eachHandClass } from '#domain/games/video-poker/hand-classes';
import { handRanks, resultCount, resultOf } from '#domain/games/video-poker/hand-rank';
import { handCount } from '#domain/games/video-poker/hands';
import { holdText } from '#domain/games/video-poker/hold';
import { videoPokerParSheet } from '#domain/games/video-poker/par-sheet';
import { paysByResult } from '#domain/games/video-poker/pay-table';
import { countResults, HoldCounter } from '#domain/games/video-poker/result-counts';
import { listPokerTables } from '#domain/games/video-poker/tables';
import { videoPokerGame } from '#domain/games/video-poker/video-poker-game';
import { sizes } from '../scale';
import { cipherDraws } from './odds/cipher-draws';

const rounds = sizes.simulatedRounds;
/** The first rounds are repeated with the product's own game and textual records. */
const replayedRounds = 20_000;
/** A fair table exceeds four standard errors once in 16,000 runs; the seed makes each run the same. */
const standardErrors = 4;

type Hand = [number, number, number, number, number];

const suitOrders = [0, 1, 2, 3].flatMap((c) =>
  [0, 1, 2, 3].flatMap((d) =>
    [0, 1, 2, 3].flatMap((h) =>
      [0, 1, 2, 3].map((s) => [c, d, h, s]).filter((suits) => new Set(suits).size === 4),
    ),
  ),
);

function toNumber(share: Share): number {
  return 'decimal' in share ? Number(share.decimal) : Number(share.numerator) / Number(share.denominator);
}

/** The best hold of every sorted hand, by the hand's index. */
function bestHoldOfEveryHand(pays: readonly number[]): Uint8Array {
  const table = new Uint8Array(handCount).fill(255);
  const counter = new HoldCounter(countResults());
  const indexes = new Int32Array(subsetCount);
  eachHandClass((hand) => {
    counter.count(hand);
    const best = bestHold(counter.holds, pays);
    for (const suits of suitOrders) {
      const renamed = hand.map((card) => (card & ~3) | suits[card & 3]!);
      const sorted = renamed.toSorted((one, other) => one - other);
      setIndexes(sorted, indexes);
      table[indexes[wholeHand]!] = renamed.reduce(
        (held, card, at) => ((best & (1 << at)) === 0 ? held : held | (1 << sorted.indexOf(card))),
        0,
      );
    }
  });
  return table;
}

/** Returns the best hold of dealt cards: bit `n` stands for the card at place `n`. */
function createPlayer(holds: Uint8Array): (dealt: readonly number[]) => number {
  const indexes = new Int32Array(subsetCount);
  const sorted = [0, 0, 0, 0, 0];
  const places = [0, 0, 0, 0, 0];
  return (dealt) => {
    for (let at = 0; at < dealt.length; at += 1) {
      const card = dealt[at]!;
      let place = at;
      for (; place > 0 && sorted[place - 1]! > card; place -= 1) {
        sorted[place] = sorted[place - 1]!;
        places[place] = places[place - 1]!;
      }
      sorted[place] = card;
      places[place] = at;
    }
    setIndexes(sorted, indexes);
    const held = holds[indexes[wholeHand]!]!;
    let heldPlaces = 0;
    for (let place = 0; place < dealt.length; place += 1)
      heldPlaces |= ((held >> place) & 1) << places[place]!;
    return heldPlaces;
  };
}

describe.each(listPokerTables().map((table) => [table.id, table] as const))('%s, simulated', (_, table) => {
  const pays = paysByResult(table);
  const seed = `return of ${table.id}`;

  it('matches RTP and rank frequencies of the published odds with perfect play', () => {
    const holdsOf = createPlayer(bestHoldOfEveryHand(pays));
    const sheet = videoPokerParSheet(table);
    const times = Array.from({ length: resultCount }, () => 0);
    const payouts: number[] = [];
    const hand: Hand = [0, 0, 0, 0, 0];
    const draws = cipherDraws(seed);

    for (let round = 0; round < rounds; round += 1) {
      const next = shuffled(draws);
      for (let at = 0; at < hand.length; at += 1) hand[at] = next();
      const held = holdsOf(hand);
      for (let at = 0; at < hand.length; at += 1) if ((held & (1 << at)) === 0) hand[at] = next();
      const result = resultOf(hand[0], hand[1], hand[2], hand[3], hand[4]);
      times[result]! += 1;
      if (round < replayedRounds) payouts.push(pays[result]!);
    }

    const returned = times.reduce((sum, count, result) => sum + count * pays[result]!, 0) / rounds;
    const standardError = sheet.standardDeviation / Math.sqrt(rounds);
    expect(Math.abs(returned - toNumber(sheet.rtp.total)) / standardError).toBeLessThan(standardErrors);
    for (const { rank, share } of sheet.ranks) {
      const expected = rounds * toNumber(share);
      const off = Math.abs(times[handRanks.indexOf(rank) + 1]! - expected) / Math.sqrt(expected);
      expect(off, rank).toBeLessThan(standardErrors);
    }
    expect(payoutsOf(holdsOf)).toEqual(payouts);
  });

  function payoutsOf(holdsOf: (dealt: readonly number[]) => number): number[] {
    const game = videoPokerGame(table);
    const draws = cipherDraws(seed);
    return Array.from({ length: replayedRounds }, () => {
      const drawn: number[] = [];
      const first = { below: (bound: number) => drawn[drawn.push(draws.below(bound)) - 1]! };
      const next = shuffled(first);
      const dealt = [next(), next(), next(), next(), next()];
      const held = dealt.map((_, at) => (holdsOf(dealt) & (1 << at)) !== 0);
      const replayed = drawn.values();
      const again = { below: (bound: number) => replayed.next().value ?? draws.below(bound) };
      const round = game.play(again, { stake: 1, choice: null, decisions: [holdText(held)] });
      if ('code' in round || round.payout === null)
        throw new Error(`${dealt.map(cardText).join(' ')} is not settled`);
      return round.payout;
    });
  }
});
