import { describe, expect, it } from 'vitest';
import { partnerCodeIn } from './partner-code';
import { keptPartner } from './partner-link';

describe('the code of an affiliate in an address', () => {
  it.each([
    ['?ref=H7QMX2', 'H7QMX2'],
    ['?a=1&ref=h7qmx2', 'H7QMX2'],
    ['?ref=K7QMX2PA', null],
    ['?friend=K7QMX2PA', null],
    ['?ref=H7QM02', null],
    ['', null],
  ])('of %s is %s', (search, code) => {
    expect(partnerCodeIn(search)).toBe(code);
  });
});

describe('what is remembered', () => {
  it('is read among other cookies, and is nothing where a part is missing', () => {
    expect(keptPartner('a=1; jade-harbour.partner=H7QMX2.click-1.visitor; b=2')).toEqual({
      ...{ code: 'H7QMX2', click: 'click-1', visitor: 'visitor' },
    });
    expect(keptPartner('jade-harbour.partner=H7QMX2.click-1')).toBeNull();
    expect(keptPartner('')).toBeNull();
  });
});
