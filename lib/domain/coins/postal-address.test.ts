import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalisedAddress } from './postal-address';

const home = {
  line1: '12 North Main Street',
  line2: 'Apt. 4B',
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
};

describe('normalisedAddress', () => {
  it.each([
    ['capitals', { line1: '12 NORTH MAIN STREET', line2: 'APT 4B' }],
    ['short forms', { line1: '12 N Main St' }],
    ['points', { line1: '12 N. Main St.' }],
    ['a number sign', { line2: '#4B' }],
    ['another word for a home', { line2: 'Unit 4b' }],
    ['one line', { line1: '12 North Main Street, Apt 4B', line2: undefined }],
    ['nine digits of the ZIP', { postalCode: '78701-1234' }],
    ['spaces', { line1: '  12   North Main  Street ' }],
    ['another spelling of the city', { city: 'AUSTIN CITY' }],
    ['accents', { line1: '12 Nórth Main Street' }],
  ])('is the same with %s', (_case, change) => {
    expect(normalisedAddress({ ...home, ...change })).toBe(normalisedAddress(home));
  });

  it.each([
    ['number', { line1: '14 North Main Street' }],
    ['street', { line1: '12 North Pine Street' }],
    ['direction', { line1: '12 South Main Street' }],
    ['kind of street', { line1: '12 North Main Avenue' }],
    ['home', { line2: 'Apt 4C' }],
    ['ZIP', { postalCode: '78702' }],
  ])('is another for another %s', (_case, change) => {
    expect(normalisedAddress({ ...home, ...change })).not.toBe(normalisedAddress(home));
  });

  it('is made of capitals, digits and single spaces, and normal already', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(text, text, (line1, line2) => {
        const once = normalisedAddress({ ...home, line1, line2 });
        const again = normalisedAddress({ ...home, line1: once.slice(0, -6), line2: undefined });

        expect(once).toMatch(/^(?:[\p{L}\p{N}]+ )*78701$/u);
        expect(again).toBe(once);
      }),
      { seed: 9104 },
    );
  });
});
