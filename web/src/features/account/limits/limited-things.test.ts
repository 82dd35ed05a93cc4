import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { durationLabel, limitedThings, limitGroups, readUnits, writeUnits } from './limited-things';
import type { LimitedThing } from './play-limits';

const things = Object.keys(limitedThings) as LimitedThing[];

it('offers every limited thing once', () => {
  expect(limitGroups.flatMap(({ things: of }) => of).toSorted()).toEqual(things.toSorted());
});

describe('readUnits', () => {
  it.each<[LimitedThing, string, number]>([
    ['loss-sweeps', '5', 500],
    ['loss-sweeps', '5.1', 510],
    ['purchase', '1,000.05', 100_005],
    ['stake-gold', '10 000', 10_000],
    ['time', '90', 90],
    ['purchase', '0', 0],
  ])('reads an exact value: %s %s', (thing, typed, units) => {
    expect(readUnits(thing, typed)).toBe(units);
  });

  it.each<[LimitedThing, string]>([
    ['loss-sweeps', ''],
    ['loss-sweeps', '-5'],
    ['loss-sweeps', '1.005'],
    ['loss-gold', '1.5'],
    ['time', '1e3'],
    ['purchase', 'ten'],
    ['purchase', '10000000.01'],
  ])('rejects an invalid value: %s "%s"', (thing, typed) => {
    expect(readUnits(thing, typed)).toBeNull();
  });

  it('reads back what writeUnits wrote, for every limit', () => {
    fc.assert(
      fc.property(fc.constantFrom(...things), fc.nat({ max: 1_000_000_000 }), (thing, units) => {
        expect(readUnits(thing, writeUnits(thing, units))).toBe(units);
      }),
    );
  });
});

it.each([
  [45, '45 min'],
  [60, '1 h'],
  [150, '2 h 30 min'],
])('formats %i minutes as %s', (minutes, label) => {
  expect(durationLabel(minutes)).toBe(label);
});
