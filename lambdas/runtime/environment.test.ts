import { afterEach, describe, expect, it, vi } from 'vitest';
import { numericSetting } from './environment';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('numericSetting', () => {
  it.each([
    ['0', 0, 0],
    ['20', 1, 20],
    ['0.5', 0, 0.5],
  ])('reads %s', (text, atLeast, value) => {
    vi.stubEnv('RATE', text);

    expect(numericSetting('RATE', { atLeast })).toBe(value);
  });

  it.each([
    ['', 0],
    [' ', 0],
    ['twenty', 0],
    ['Infinity', 0],
    ['-1', 0],
    ['0', 1],
  ])('refuses "%s" with a minimum of %d', (text, atLeast) => {
    vi.stubEnv('RATE', text);

    expect(() => numericSetting('RATE', { atLeast })).toThrow(`RATE must be a number of at least ${atLeast}`);
  });

  it('refuses a variable that the template does not set', () => {
    vi.stubEnv('RATE', undefined);

    expect(() => numericSetting('RATE', { atLeast: 0 })).toThrow('The environment variable RATE is missing');
  });
});
