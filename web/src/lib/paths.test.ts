import { describe, expect, it } from 'vitest';
import { isSamePath, paths } from './paths';

describe('paths.login', () => {
  it('is short without a return path', () => {
    expect([paths.login(), paths.login({ next: '/' })]).toEqual(['/Login', '/Login']);
  });

  it('contains the step and the encoded return path', () => {
    const path = paths.login({ step: 'sign-up', next: '/games/PlayHKSlots?coin=gold' });

    expect(path).toBe('/Login?step=sign-up&next=%2Fgames%2FPlayHKSlots%3Fcoin%3Dgold');
  });
});

describe('isSamePath', () => {
  it.each([
    ['/Login', '/login'],
    ['/slots/', '/Slots'],
    ['/', '/'],
  ])('ignores letter case: %s and %s', (one, other) => {
    expect(isSamePath(one, other)).toBe(true);
  });

  it('is false for other differences', () => {
    expect(isSamePath('/slots', '/new')).toBe(false);
  });
});
