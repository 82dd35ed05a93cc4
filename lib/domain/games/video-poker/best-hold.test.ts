import { beforeAll, describe, expect, it } from 'vitest';
import { bestHold, commonWays, weightedReturn } from './best-hold';
import { sizeOfSubset, subsetCount, waysToDraw } from './card-sets';
import { cardOf, cardText, deck } from './deck';
import { handRanks, resultCount } from './hand-rank';
import { jacksOrBetter } from './jacks-or-better';
import { naiveRank } from './naive-hand-fixture';
import { paysByResult } from './pay-table';
import { perfectHold } from './perfect-hold';
import { countResults, HoldCounter } from './result-counts';

const pays = paysByResult(jacksOrBetter);

/** Deals whose best hold is known, or hard to find. */
const deals = [
  'As Ks Qs Js 9s',
  'Jc Jd 9h Tc Qs',
  '4h 4s 8c Kd 2h',
  'Ts Js Qs Kd 3c',
  '2c 5d 8h 9s Jc',
  'Ah Kd Qc Js 2h',
  '3d 4d 5d 6d Ks',
  '2c 3d 5h 7s 9c',
  'Qh Qd Qs 7c 7h',
];

let counter: HoldCounter;

beforeAll(() => {
  counter = new HoldCounter(countResults());
});

function sorted(deal: string): number[] {
  return deal
    .split(' ')
    .map(cardOf)
    .sort((one, other) => one - other);
}

/** Draws every possible set of cards in turn and ranks each hand naively. */
function countByDrawing(hand: readonly number[], subset: number): number[] {
  const counts = Array.from({ length: resultCount }, () => 0);
  const kept = hand.filter((_, at) => (subset & (1 << at)) !== 0).map(cardText);
  const left = deck.filter((_, card) => !hand.includes(card));
  const draw = (cards: readonly string[], from: number): void => {
    if (cards.length === 5) {
      const rank = naiveRank(cards);
      counts[rank === null ? 0 : handRanks.indexOf(rank) + 1]! += 1;
      return;
    }
    for (let next = from; next < left.length; next += 1) draw([...cards, left[next]!], next + 1);
  };
  draw(kept, 0);
  return counts;
}

describe('HoldCounter', () => {
  it.each(deals)('counts the same draws to %s as drawing all of them', (deal) => {
    const hand = sorted(deal);
    const [none, ...subsets] = Array.from({ length: subsetCount }, (_, subset) => subset);
    counter.count(hand);

    for (const subset of subsets.filter((each) => sizeOfSubset[each]! >= 3)) {
      const counted = [...counter.holds.subarray(subset * resultCount, (subset + 1) * resultCount)];
      expect(counted).toEqual(countByDrawing(hand, subset));
    }
    expect(none).toBe(0);
  });

  it.each(deals)('counts each way to draw to %s once', (deal) => {
    counter.count(sorted(deal));

    for (let subset = 0; subset < subsetCount; subset += 1) {
      const counted = counter.holds.subarray(subset * resultCount, (subset + 1) * resultCount);
      expect(counted.reduce((sum, ways) => sum + ways)).toBe(waysToDraw[sizeOfSubset[subset]!]);
      expect(Math.min(...counted)).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('bestHold', () => {
  it.each([
    ['As Ks Qs Js 9s', 'As Ks Qs Js'],
    ['Jc Jd 9h Tc Qs', 'Jc Jd'],
    ['4h 4s 8c Kd 2h', '4h 4s'],
    ['Ts Js Qs Kd 3c', 'Ts Js Qs'],
    ['2c 5d 8h 9s Jc', 'Jc'],
    ['Ah Kd Qc Js 2h', 'Ah Kd Qc Js'],
    ['3d 4d 5d 6d Ks', '3d 4d 5d 6d'],
    ['2c 3d 5h 7s 9c', ''],
    ['Qh Qd Qs 7c 7h', 'Qh Qd Qs 7c 7h'],
  ])('for %s keeps %s', (deal, kept) => {
    const hand = sorted(deal);
    counter.count(hand);
    const best = bestHold(counter.holds, pays);
    const held = hand.filter((_, at) => (best & (1 << at)) !== 0).map(cardText);

    expect(held.sort().join(' ')).toBe(kept.split(' ').sort().join(' '));
  });

  it('returns at least as much as every other hold', () => {
    for (const deal of deals) {
      counter.count(sorted(deal));
      const all = Array.from({ length: subsetCount }, (_, subset) =>
        weightedReturn(counter.holds, subset, pays),
      );

      expect(all[bestHold(counter.holds, pays)]).toBe(Math.max(...all));
    }
  });

  it('prefers among equal returns the hold that pays more often, then the larger one', () => {
    const holds = new Int32Array(subsetCount * resultCount);
    const fill = (subset: number, shares: readonly number[]) =>
      shares.forEach((share, result) => {
        holds[subset * resultCount + result] = (share * waysToDraw[sizeOfSubset[subset]!]!) / 47;
      });
    // Two pair in one of 47 draws is worth the same as a high pair in two of them.
    fill(0b01111, [46, 0, 1]);
    fill(0b10111, [45, 2, 0]);
    expect(bestHold(holds, pays)).toBe(0b10111);

    fill(0b00011, [45, 2, 0]);
    expect(bestHold(holds, pays)).toBe(0b10111);
  });
});

describe('perfectHold', () => {
  it.each(deals)('finds for %s, over the whole deck, the same hold as the published odds', (deal) => {
    const dealt = deal.split(' ');
    const hand = sorted(deal);
    counter.count(hand);
    const best = bestHold(counter.holds, pays);
    const kept = hand.filter((_, at) => (best & (1 << at)) !== 0).map(cardText);

    const { held, returned, returnOf } = perfectHold(jacksOrBetter, dealt);

    expect(dealt.filter((_, at) => held[at]).sort()).toEqual(kept.sort());
    expect(returned).toBe(weightedReturn(counter.holds, best, pays) / commonWays);
    expect(returnOf(held)).toBe(returned);
    expect(returnOf([false, false, false, false, false])).toBe(
      weightedReturn(counter.holds, 0, pays) / commonWays,
    );
  });
});
