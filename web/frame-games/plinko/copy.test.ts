import { describe, expect, it } from 'vitest';
import { boards } from '#domain/games/originals/plinko/choice';
import { multiples } from '#domain/games/originals/plinko/multiples';
import { plinko } from '#domain/games/originals/plinko/rules';
import { choiceLabel, roundLabel } from './copy';

const gold = { coin: 'gold', locale: 'en-US' } as const;

describe('choiceLabel', () => {
  it('states the board with its lowest and highest multiple', () => {
    expect(choiceLabel('16 high', [100_000, 20, 10, 20, 100_000], gold)).toBe(
      '16 rows, high risk: 0.10× to 1,000.00×.',
    );
  });
});

describe('choiceLabel with Sweeps Coins', () => {
  it.each(boards)('notes %s exactly where the game does not count it toward playthrough', (board) => {
    const label = choiceLabel(board, multiples[board], { ...gold, coin: 'sweeps' });

    expect(label.includes('Does not count toward playthrough.')).toBe(plinko.isHedged(board, 0));
  });
});

describe('roundLabel', () => {
  it('counts buckets from the left and states the multiple', () => {
    expect(roundLabel([1, 0, 1, 1, 0, 0, 0, 1], 40, 'en-US')).toBe('Bucket 5 of 9: 0.40×.');
    expect(roundLabel([0, 0, 0, 0, 0, 0, 0, 0], 550, 'de-DE')).toBe('Bucket 1 of 9: 5,50×.');
  });
});
