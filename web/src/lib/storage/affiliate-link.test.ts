import { describe, expect, it } from 'vitest';
import { affiliateCodeIn } from './affiliate-code';
import { rememberedClick, affiliateCookie } from './affiliate-link';

describe('affiliateCodeIn', () => {
  it.each([
    ['?ref=H7QMX2', 'H7QMX2'],
    ['?a=1&ref=h7qmx2', 'H7QMX2'],
    ['?ref=K7QMX2PA', null],
    ['?referral=K7QMX2PA', null],
    ['?ref=H7QM02', null],
    ['', null],
  ])('for %s is %s', (search, code) => {
    expect(affiliateCodeIn(search)).toBe(code);
  });
});

describe('rememberedClick', () => {
  it('returns the click among other cookies, and null where a part is missing', () => {
    expect(rememberedClick('a=1; __Host-jade-harbour.partner=H7QMX2.click-1.visitor; b=2', 'https:')).toEqual(
      {
        code: 'H7QMX2',
        click: 'click-1',
        visitor: 'visitor',
      },
    );
    expect(rememberedClick('__Host-jade-harbour.partner=H7QMX2.click-1', 'https:')).toBeNull();
    expect(rememberedClick('', 'https:')).toBeNull();
  });

  it('returns null for a cookie without the prefix over https, which another host of the domain may have set', () => {
    expect(rememberedClick('jade-harbour.partner=H7QMX2.click-1.visitor', 'https:')).toBeNull();
  });

  it('returns the click of a cookie without the prefix over http, where browsers refuse the prefix', () => {
    expect(rememberedClick('jade-harbour.partner=H7QMX2.click-1.visitor', 'http:')).toMatchObject({
      click: 'click-1',
    });
  });
});

describe('affiliateCookie', () => {
  it('is secure and bound to the host over https', () => {
    expect(affiliateCookie('H7QMX2.click-1.visitor', 60, 'https:')).toBe(
      '__Host-jade-harbour.partner=H7QMX2.click-1.visitor; Path=/; Max-Age=60; SameSite=Lax; Secure',
    );
  });

  it('has neither attribute nor prefix over http', () => {
    expect(affiliateCookie('', 0, 'http:')).toBe('jade-harbour.partner=; Path=/; Max-Age=0; SameSite=Lax');
  });
});
