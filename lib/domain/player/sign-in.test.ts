import { describe, expect, it } from 'vitest';
import { isSignInOver, signInsCountFrom } from './sign-in';

const at = (text: string) => new Date(`2026-11-21T${text}Z`);

describe('signInsCountFrom', () => {
  it.each([
    ['12:00:00.000', '12:00:01.000'],
    ['12:00:00.999', '12:00:01.000'],
    ['23:59:59.500', '24:00:00.000'],
  ])('returns the first whole second after %s', (endedAt, from) => {
    expect(signInsCountFrom(at(endedAt))).toEqual(at(from));
  });
});

describe('isSignInOver', () => {
  it('returns true for sign-ins before and in the second of the sign-out, false for later ones', () => {
    const from = signInsCountFrom(at('12:00:05.700'));

    expect(isSignInOver(at('12:00:04.000'), from)).toBe(true);
    expect(isSignInOver(at('12:00:05.000'), from)).toBe(true);
    expect(isSignInOver(at('12:00:06.000'), from)).toBe(false);
  });

  it('returns false when sessions were never ended', () => {
    expect(isSignInOver(new Date(0), null)).toBe(false);
  });
});
