import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeTrait, normalizedAddress } from './postal-address';

const home = {
  line1: '12 North Main Street',
  line2: 'Apt. 4B',
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
};

describe('normalizedAddress', () => {
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
  ])('is equal with %s', (_case, change) => {
    expect(normalizedAddress({ ...home, ...change })).toBe(normalizedAddress(home));
  });

  it.each([
    ['number', { line1: '14 North Main Street' }],
    ['street', { line1: '12 North Pine Street' }],
    ['direction', { line1: '12 South Main Street' }],
    ['kind of street', { line1: '12 North Main Avenue' }],
    ['home', { line2: 'Apt 4C' }],
    ['ZIP', { postalCode: '78702' }],
  ])('differs for another %s', (_case, change) => {
    expect(normalizedAddress({ ...home, ...change })).not.toBe(normalizedAddress(home));
  });

  it('contains only uppercase letters, digits and single spaces, and is idempotent', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(text, text, (line1, line2) => {
        const once = normalizedAddress({ ...home, line1, line2 });
        const again = normalizedAddress({ ...home, line1: once.slice(0, -6), line2: undefined });

        expect(once).toMatch(/^(?:[\p{L}\p{N}]+ )*78701$/u);
        expect(again).toBe(once);
      }),
      { seed: 9104 },
    );
  });
});

describe('homeTrait', () => {
  it.each([
    ['another flat', { line2: 'Apt 6' }],
    ['a room in the rear', { line2: 'rear' }],
    ['a flat before the street', { line1: 'Room 01, 12 North Main Street', line2: undefined }],
    ['a number sign before the street', { line1: '#6 12 North Main Street' }],
    ['another spelling of the street', { line1: '12 N Mian' }],
    ['zeros before the number', { line1: '0012 North Main Street' }],
    ['a letter after the number', { line1: '12B North Main Street' }],
    ['a word before the number', { line1: 'No. 12 North Main Street', line2: undefined }],
    ['nine digits of the ZIP', { postalCode: '78701-1234' }],
  ])('is equal with %s', (_case, change) => {
    expect(homeTrait({ ...home, ...change })).toEqual({ kind: 'home', text: '12 78701' });
  });

  it.each([
    ['house number', { line1: '14 North Main Street' }],
    ['ZIP', { postalCode: '78702' }],
    ['line where there is no number', { line1: 'Harbour House', line2: undefined }],
  ])('differs for another %s', (_case, change) => {
    expect(homeTrait({ ...home, ...change })).not.toEqual(homeTrait(home));
  });
});
