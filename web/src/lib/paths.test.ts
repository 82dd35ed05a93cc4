import { describe, expect, it } from 'vitest';
import { isSamePath, paths } from './paths';

describe('the sign-in page', () => {
  it('has a short address when there is nothing to come back to', () => {
    expect([paths.login(), paths.login({ next: '/' })]).toEqual(['/Login', '/Login']);
  });

  it('carries its step and the way back, encoded', () => {
    const path = paths.login({ step: 'sign-up', next: '/games/PlayHKSlots?coin=gold' });

    expect(path).toBe('/Login?step=sign-up&next=%2Fgames%2FPlayHKSlots%3Fcoin%3Dgold');
  });
});

describe('two paths', () => {
  it.each([
    ['/Login', '/login'],
    ['/slots/', '/Slots'],
    ['/', '/'],
  ])('are the same page in any letter case: %s and %s', (one, other) => {
    expect(isSamePath(one, other)).toBe(true);
  });

  it('are different pages when more than the letter case differs', () => {
    expect(isSamePath('/slots', '/new')).toBe(false);
  });
});
