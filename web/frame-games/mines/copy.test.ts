import { describe, expect, it } from 'vitest';
import { choiceLabel, minesLabel, roundLabel } from './copy';

const multiples = [112, 128, 148, 171];
const gold = { coin: 'gold', locale: 'en-US' } as const;
const sweeps = { coin: 'sweeps', locale: 'en-US' } as const;

function label(
  opened: readonly number[],
  { multiple = 0, isOpen = false, isCollected = false, money = gold as typeof gold | typeof sweeps },
): string {
  const options = isOpen ? ['open 24'] : [];
  return roundLabel({ shown: { opened }, multiple, options }, multiples, { money, isCollected });
}

describe('minesLabel', () => {
  it('counts one mine and more', () => {
    expect([minesLabel(1), minesLabel(24)]).toEqual(['1 mine', '24 mines']);
  });
});

describe('choiceLabel', () => {
  it('names what the board hides and what the first jade pays', () => {
    expect(choiceLabel({ mines: 3, tiles: 25 }, 112, 'en-US')).toBe(
      '3 mines, 22 jade. The first jade pays 1.12×.',
    );
  });
});

describe('roundLabel', () => {
  it('invites to the first stone', () => {
    expect(label([], { isOpen: true })).toBe('The board is set. Lift a stone.');
  });

  it('states what the jade so far and the next one pay', () => {
    expect(label([3, 4, 9], { isOpen: true, multiple: 148 })).toBe('3 jade found: 1.48×. Next: 1.71×.');
  });

  it('says with Sweeps Coins where collecting would not count toward playthrough', () => {
    expect(label([3], { isOpen: true, multiple: 112, money: sweeps })).toContain(
      'Collecting now does not count toward playthrough.',
    );
    expect(label([3, 4, 5, 6], { isOpen: true, multiple: 171, money: sweeps })).not.toContain('playthrough');
  });

  it('names the end of a round', () => {
    expect(label([3], {})).toBe('A mine under the first stone.');
    expect(label([3, 4, 9], {})).toBe('A mine after 2 jade.');
    expect(label([3, 4], { multiple: 128, isCollected: true })).toBe('Collected 2 jade at 1.28×.');
    expect(label([3, 4], { multiple: 128 })).toBe('2 jade found, the most that pays: 1.28×.');
  });
});
