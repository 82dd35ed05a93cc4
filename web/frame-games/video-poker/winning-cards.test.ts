import { describe, expect, it } from 'vitest';
import type { HandRank } from '#domain/games/video-poker/hand-rank';
import { winningCards } from './winning-cards';

describe('winningCards', () => {
  it.each<[string, HandRank | null, string]>([
    ['Jc 2d 9h Js 4c', 'jacks-or-better', '10010'],
    ['4c 9d 9h 4s Kc', 'two-pair', '11110'],
    ['4c 4d 9h 4s Kc', 'three-of-a-kind', '11010'],
    ['7c 7d 2s 7h 7s', 'four-of-a-kind', '11011'],
    ['2c 2d 3c 3d 3h', 'full-house', '11111'],
    ['5c Ad 3h 2s 4c', 'straight', '11111'],
    ['2d 9d 4d Kd Jd', 'flush', '11111'],
    ['Ac 2d 9h Js 4c', null, '00000'],
    ['Tc 2d 9h Ts 4c', null, '00000'],
  ])('marks %s with %s as %s', (cards, rank, marks) => {
    const winning = winningCards(cards.split(' '), rank);

    expect(winning.map((wins) => (wins ? '1' : '0')).join('')).toBe(marks);
  });
});
