import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coins } from '#domain/money/coin';
import { choiceText } from './choice';
import { fields } from './fields';
import { roulette } from './roulette-game';

/** Draws this pocket once, from 37. */
function ballIn(pocket: number) {
  let taken = 0;
  return {
    below(bound: number) {
      taken += 1;
      if (bound !== 37 || taken > 1) throw new RangeError(`Draw ${taken} below ${bound}`);
      return pocket;
    },
  };
}

function play(choice: string, stake: number, pocket: number) {
  return roulette.play(ballIn(pocket), { stake, choice, decisions: [] });
}

const request = { coin: 'gold', stake: 300, choice: 'red 200, straight-17 100' } as const;

describe('rouletteGame play', () => {
  it('pays every field that covers the pocket, the chips included', () => {
    expect(play('black 200, dozen-2 100, straight-17 100', 400, 17)).toEqual({
      outcome: {
        family: 'roulette',
        pocket: 17,
        bets: [
          { on: 'black', stake: 200, payout: 400 },
          { on: 'dozen-2', stake: 100, payout: 300 },
          { on: 'straight-17', stake: 100, payout: 3_600 },
        ],
      },
      staked: 400,
      payout: 4_300,
      isShownInSteps: false,
    });
  });

  it('pays only the fields that cover zero on zero', () => {
    const choice = 'even 100, first-four 100, low 100, red 100, split-0-3 100, straight-0 100';
    const round = play(choice, 600, 0);

    expect(round).toMatchObject({ payout: 900 + 1_800 + 3_600 });
  });

  it('pays whole coins on every field, and 36 of 37 chips over all pockets', () => {
    for (const { id } of fields) {
      const stake = 20;
      const payouts = Array.from({ length: 37 }, (_, pocket) => {
        const round = play(`${id} ${stake}`, stake, pocket);
        return 'code' in round ? NaN : (round.payout ?? NaN);
      });

      expect([id, payouts.every(Number.isInteger)]).toEqual([id, true]);
      expect([id, payouts.reduce((sum, payout) => sum + payout, 0)]).toEqual([id, 36 * stake]);
    }
  });

  it('refuses decisions', () => {
    expect(roulette.play(ballIn(1), { stake: 100, choice: 'red 100', decisions: ['spin'] })).toEqual({
      code: 'games/decision-not-allowed',
    });
  });

  it('throws for an invalid choice', () => {
    expect(() => play('red 100', 200, 1)).toThrow('do not come to 200');
    expect(() => play('green 100', 100, 1)).toThrow('no field green');
    expect(() => play('', 0, 1)).toThrow('names no chips');
  });
});

describe('rouletteGame faultIn', () => {
  it('accepts chips that add up to the stake', () => {
    expect(roulette.faultIn(request)).toBeNull();
    expect(roulette.faultIn({ ...request, stake: 200 })).toMatchObject({ field: 'stake' });
    expect(roulette.faultIn({ ...request, choice: null })).toMatchObject({ field: 'choice' });
    expect(roulette.faultIn({ ...request, choice: 'red 250' })).toMatchObject({ field: 'choice' });
  });

  it.each([
    ['gold', 100_000, true],
    ['gold', 100_100, false],
    ['sweeps', 20, true],
    ['sweeps', 500, true],
    ['sweeps', 520, false],
  ] as const)('decides whether a total is offered: %s %i', (coin, stake, isOffered) => {
    const fault = roulette.faultIn({ coin, stake, choice: `red ${stake}` });

    expect(fault === null).toBe(isOffered);
    if (fault) expect(fault).toMatchObject({ field: 'stake' });
  });

  it('accepts up to twenty fields in either coin, and play pays them', () => {
    const table = fc.constantFrom(...coins).chain((coin) => {
      const chip = roulette.stakes[coin][0] as number;
      return fc
        .uniqueArray(fc.constantFrom(...fields), { minLength: 1, maxLength: 20 })
        .map((chosen) => ({ coin, chip, chosen }));
    });
    fc.assert(
      fc.property(table, fc.nat(36), ({ coin, chip, chosen }, pocket) => {
        const choice = choiceText(chosen.map(({ id }) => ({ on: id, stake: chip })));
        const stake = chip * chosen.length;

        expect(roulette.faultIn({ coin, stake, choice })).toBeNull();
        const round = play(choice, stake, pocket);
        const covering = chosen.filter(({ pockets }) => pockets.includes(pocket));
        expect(round).toMatchObject({
          payout: covering.reduce((sum, { pockets }) => sum + (chip * 36) / pockets.length, 0),
        });
      }),
    );
  });

  it('offers chips that are multiples of the lowest one, from the minimum total on', () => {
    for (const coin of coins) {
      const chips = roulette.stakes[coin];
      const { least, most } = roulette.rules.totals[coin];

      expect(chips[0]).toBe(least);
      expect(chips.every((chip) => chip % least === 0 && chip <= most)).toBe(true);
      expect(chips).toEqual([...chips].sort((left, right) => left - right));
    }
  });
});
