import { describe, expect, it } from 'vitest';
import { featureFrequency } from './feature-frequency';
import { mostFreeSpins } from './free-spin-limit';
import { hkSlots } from './hk-slots/machine';
import { jadeFortune } from './jade-fortune/machine';
import type { FreeSpinRules, SlotMachine } from './machine';
import { payDistribution } from './pay-distribution';
import { returnToPlayer } from './return-to-player';

/** Trigger rate and free spins per round, of HK Slots and of Jade Fortune. */
const publishedFrequencies = [
  [0.00908185552479763, 0.083359502117],
  [0.006383273576449498, 0.052491626812],
];

function withMost(machine: SlotMachine, most: number): SlotMachine & { freeSpins: FreeSpinRules } {
  return { ...machine, freeSpins: { ...machine.freeSpins!, most } };
}

describe('featureFrequency', () => {
  it('is unchanged for the published machines', () => {
    const frequencies = [hkSlots, jadeFortune].map((machine) =>
      featureFrequency(machine, machine.freeSpins!),
    );

    expect(
      frequencies.map(({ triggerRate, spinsPerRound }) => [
        Number(triggerRate.numerator) / Number(triggerRate.denominator),
        Number((spinsPerRound.numerator * 10n ** 12n) / spinsPerRound.denominator) / 1e12,
      ]),
    ).toEqual(publishedFrequencies);
  });

  it('counts a chain of certain retriggers up to the limit of a round', () => {
    // One star on the only stop awards one free spin, and each free spin one more.
    const endless: SlotMachine = {
      ...hkSlots,
      reels: [[hkSlots.scatter.symbol]],
      rows: 1,
      freeSpins: {
        awards: [1],
        retriggers: [1],
        most: mostFreeSpins,
        multiplier: 1,
        reels: [[hkSlots.scatter.symbol]],
      },
    };

    const { spinsPerRound } = featureFrequency(endless, endless.freeSpins!);

    expect(spinsPerRound).toEqual({ numerator: BigInt(mostFreeSpins), denominator: 1n });
  });

  it('approaches the average without a limit as the limit grows', () => {
    const { retriggers } = hkSlots.freeSpins!;
    const { spinsPerRound } = featureFrequency(hkSlots, withMost(hkSlots, mostFreeSpins).freeSpins);
    const withFewer = featureFrequency(hkSlots, hkSlots.freeSpins!).spinsPerRound;

    expect(retriggers).toEqual([0, 0, 5]);
    expect(toNumber(spinsPerRound)).toBeGreaterThan(toNumber(withFewer));
    expect(toNumber(spinsPerRound)).toBeLessThan(toNumber(withFewer) * 1.05);
  });
});

describe('returnToPlayer', () => {
  it('handles the longest feature that a machine may have', () => {
    const { total } = returnToPlayer(withMost(hkSlots, mostFreeSpins));

    expect(toNumber(total)).toBeGreaterThan(toNumber(returnToPlayer(hkSlots).total));
    expect(toNumber(total)).toBeLessThan(1);
  });

  it.each([mostFreeSpins + 1, 5_000])('refuses a feature of %d free spins with a clear error', (most) => {
    const endless = withMost(hkSlots, most);
    const message = `A round may have at most 1000 free spins, not ${most}`;

    expect(() => returnToPlayer(endless)).toThrow(new RangeError(message));
    expect(() => payDistribution(endless)).toThrow(new RangeError(message));
  });
});

function toNumber({ numerator, denominator }: { numerator: bigint; denominator: bigint }): number {
  return Number((numerator * 10n ** 15n) / denominator) / 1e15;
}
