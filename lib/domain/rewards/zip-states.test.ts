import { describe, expect, it } from 'vitest';
import { postalStates } from './address';
import { isZipOf } from './zip-states';

/** One well-known ZIP code for each state, territory and military region. */
const known: Readonly<Record<string, string>> = {
  AL: '35203',
  AK: '99501',
  AZ: '85004',
  AR: '72201',
  CA: '94103',
  CO: '80202',
  CT: '06103',
  DE: '19801',
  FL: '33130',
  GA: '30303',
  HI: '96813',
  ID: '83702',
  IL: '60601',
  IN: '46204',
  IA: '50309',
  KS: '66603',
  KY: '40202',
  LA: '70112',
  ME: '04101',
  MD: '21201',
  MA: '02108',
  MI: '48226',
  MN: '55401',
  MS: '39201',
  MO: '63101',
  MT: '59601',
  NE: '68102',
  NV: '89501',
  NH: '03101',
  NJ: '07102',
  NM: '87102',
  NY: '10001',
  NC: '27601',
  ND: '58501',
  OH: '43215',
  OK: '73102',
  OR: '97201',
  PA: '19102',
  RI: '02903',
  SC: '29201',
  SD: '57501',
  TN: '37203',
  TX: '78701',
  UT: '84101',
  VT: '05602',
  VA: '23219',
  WA: '98101',
  WV: '25301',
  WI: '53202',
  WY: '82001',
  DC: '20001',
  AS: '96799',
  GU: '96910',
  MP: '96950',
  PR: '00901',
  VI: '00802',
  AA: '34002',
  AE: '09012',
  AP: '96201',
};

describe('isZipOf', () => {
  it.each(postalStates)('accepts a five-digit and a nine-digit ZIP code of %s', (state) => {
    expect(isZipOf(state, known[state] ?? '')).toBe(true);
    expect(isZipOf(state, `${known[state]}-1234`)).toBe(true);
  });

  it.each([
    ['a second range', 'TX', '73301'],
    ['a town on both sides of a border', 'TX', '73960'],
    ['an office of the government next door', 'MD', '20588'],
    ['an island that a neighbor delivers to', 'NY', '06390'],
    ['a valley that a neighbor delivers to', 'WY', '83414'],
    ['an office of the government', 'DC', '56901'],
    ['a suburb under the capital’s prefix', 'VA', '20101'],
  ])('accepts %s', (_case, state, zip) => {
    expect(isZipOf(state, zip)).toBe(true);
  });

  it.each(postalStates)('rejects ZIP codes of other regions for %s', (state) => {
    const shared = [
      ['HI', 'AS'],
      ['GU', 'MP'],
      ['PR', 'VI'],
      ['FL', 'AA'],
    ].flatMap((pair) => (pair.includes(state) ? pair : []));
    const others = Object.entries(known).filter(([other]) => other !== state && !shared.includes(other));

    expect(others.filter(([, zip]) => isZipOf(state, zip))).toEqual([]);
  });

  it('rejects every ZIP code for an unknown state', () => {
    expect(isZipOf('XX', '78701')).toBe(false);
  });
});
