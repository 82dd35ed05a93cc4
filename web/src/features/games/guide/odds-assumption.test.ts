import { describe, expect, it } from 'vitest';
import blackjack from '#content/catalog/par-sheets/blackjack.json';
import dice from '#content/catalog/par-sheets/dice.json';
import wheel from '#content/catalog/par-sheets/harbour-wheel.json';
import luckyTicket from '#content/catalog/par-sheets/lucky-ticket.json';
import plinko from '#content/catalog/par-sheets/plinko.json';
import roulette from '#content/catalog/par-sheets/roulette.json';
import videoPoker from '#content/catalog/par-sheets/video-poker.json';
import type { PublishedGame } from '#contracts/play/public-routes';
import { oddsAssumption } from './odds-assumption';

const assumed = (sheet: unknown) => oddsAssumption(sheet as PublishedGame['parSheet']);

describe('oddsAssumption', () => {
  it.each([
    ['blackjack', blackjack, /^If you follow the strategy .* decisions return less/],
    ['video poker', videoPoker, /^With perfect play, .* returns less/],
  ])('names a strategy of %s besides the return', (_name, sheet, words) => {
    expect(assumed(sheet).return).toMatch(words);
    expect(assumed(sheet).return).not.toContain('every player');
    expect(assumed(sheet).rounds).not.toBe('');
  });

  it('assumes one chip on one number where fields win at different rates', () => {
    expect(assumed(roulette).rounds).toBe(
      'With one chip on one number, like all figures below; a chip on red pays in 48.64% of rounds.',
    );
    expect(assumed(roulette).return).toContain('every bet');
  });

  it('assumes the choice of an original with the widest spread, and names the range of returns', () => {
    expect(assumed(dice).rounds).toBe(
      'Your choice decides. The one with the widest spread, 2% chance, pays 1 in 50; the figures below are of it.',
    );
    expect(assumed(plinko).rounds).toBe(
      'With the choice that has the widest spread, like all figures below: 16 rows, high risk.',
    );
    expect(assumed(dice).return).toContain('the lowest return of all choices, and the highest is 99.00%');
  });

  it('leaves the returns to the list of choices where they differ by more than a percent', () => {
    const sheet = { ...dice, rtp: { total: { ...dice.rtp.total, basisPoints: 8_564 } } };

    expect(assumed(sheet).return).toMatch(/^Your choice decides: the list of choices has the return of each/);
  });

  it.each([
    ['a scratch card', luckyTicket],
    ['a wheel', wheel],
  ])('is empty for %s, which has no decisions', (_name, sheet) => {
    expect(assumed(sheet)).toEqual({
      return: 'The same for both coins, every stake and every player.',
      rounds: '',
    });
  });
});
