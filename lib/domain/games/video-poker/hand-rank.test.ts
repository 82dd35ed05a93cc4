import { describe, expect, it } from 'vitest';
import { cardOf, cardText } from './deck';
import { eachHandClass } from './hand-classes';
import { handRanks, rankOfResult, resultCount, resultOf } from './hand-rank';
import { eachHand, handCount } from './hands';
import { naiveRank } from './naive-hand-fixture';

type Hand = [number, number, number, number, number];

function rankOf(cards: string): string | null {
  return rankOfResult(resultOf(...(cards.split(' ').map(cardOf) as Hand)));
}

describe('resultOf', () => {
  it.each([
    ['Th Jh Qh Kh Ah', 'royal-flush'],
    ['9c Tc Jc Qc Kc', 'straight-flush'],
    ['As 2s 3s 4s 5s', 'straight-flush'],
    ['7c 7d 2s 7h 7s', 'four-of-a-kind'],
    ['2c 2d 3c 3d 3h', 'full-house'],
    ['2d 9d 4d Kd Jd', 'flush'],
    ['5c Ad 3h 2s 4c', 'straight'],
    ['Ac Kd Qh Js Tc', 'straight'],
    ['4c 4d 9h 4s Kc', 'three-of-a-kind'],
    ['4c 9d 9h 4s Kc', 'two-pair'],
    ['Jc 2d 9h Js 4c', 'jacks-or-better'],
    ['Ac 2d 9h As 4c', 'jacks-or-better'],
    ['Tc 2d 9h Ts 4c', null],
    ['Ac 2d 9h Js 4c', null],
    ['Kc Ad 2h 3s 4c', null],
    ['Qc Kd Ah 2s 3c', null],
  ])('ranks %s as %s', (cards, rank) => {
    expect(rankOf(cards)).toBe(rank);
  });

  it('finds as many hands of each rank in the whole deck as combinatorics', () => {
    const counts = Array.from({ length: resultCount }, () => 0);
    let hands = 0;

    eachHand((a, b, c, d, e) => {
      hands += 1;
      counts[resultOf(a, b, c, d, e)]! += 1;
    });

    expect(hands).toBe(handCount);
    expect(Object.fromEntries(handRanks.map((rank, at) => [rank, counts[at + 1]]))).toEqual({
      'jacks-or-better': 4 * 6 * 220 * 64,
      'two-pair': 78 * 36 * 44,
      'three-of-a-kind': 13 * 4 * 66 * 16,
      straight: 10 * (1_024 - 4),
      flush: 4 * (1_287 - 10),
      'full-house': 13 * 4 * 12 * 6,
      'four-of-a-kind': 13 * 48,
      'straight-flush': 36,
      'royal-flush': 4,
    });
  });

  it('agrees with a naive ranking for every class of hands that are equal up to suits', () => {
    const disagreed: string[] = [];

    eachHandClass((hand) => {
      const cards = hand.map(cardText);
      if (rankOfResult(resultOf(...(hand as unknown as Hand))) !== naiveRank(cards))
        disagreed.push(cards.join(' '));
    });

    expect(disagreed).toEqual([]);
  });

  it('ignores the order of the cards', () => {
    for (const cards of [
      'Th Jh Qh Kh Ah',
      '4c 9d 9h 4s Kc',
      'Jc 2d 9h Js 4c',
      '2c 2d 3c 3d 3h',
      'Ac 2d 3h 4s 5c',
    ]) {
      const hand = cards.split(' ');
      const turned = hand.map((_, by) => [...hand.slice(by), ...hand.slice(0, by)].join(' '));
      const mirrored = turned.map((text) => text.split(' ').reverse().join(' '));

      expect(new Set([...turned, ...mirrored].map(rankOf))).toEqual(new Set([rankOf(cards)]));
    }
  });
});
