import { afterEach, describe, expect, it, vi } from 'vitest';
import { numericSetting } from './environment';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('numericSetting', () => {
  it.each([
    ['MINIMUM_ORDER', '0', 0],
    ['WRITES_PER_SECOND', '20', 20],
    ['RESERVATION_SECONDS', '0.5', 0.5],
  ] as const)('reads %s of %s', (name, text, value) => {
    vi.stubEnv(name, text);

    expect(numericSetting(name)).toBe(value);
  });

  it.each([
    ['MINIMUM_ORDER', '', 0],
    ['MINIMUM_ORDER', ' ', 0],
    ['MINIMUM_ORDER', 'twenty', 0],
    ['MINIMUM_ORDER', 'Infinity', 0],
    ['MINIMUM_ORDER', '-1', 0],
    ['WRITES_PER_SECOND', '0', 1],
  ] as const)('refuses %s of "%s"', (name, text, atLeast) => {
    vi.stubEnv(name, text);

    expect(() => numericSetting(name)).toThrow(`${name} must be a number of at least ${atLeast}`);
  });

  it('refuses a variable that the template does not set', () => {
    vi.stubEnv('MINIMUM_ORDER', undefined);

    expect(() => numericSetting('MINIMUM_ORDER')).toThrow(
      'The environment variable MINIMUM_ORDER is missing',
    );
  });
});
