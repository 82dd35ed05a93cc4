import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceNumber } from './device-number';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('deviceNumber is created once for a device', () => {
  const number = deviceNumber();

  expect(number).toMatch(/^[\w-]{16,64}$/);
  expect(deviceNumber()).toBe(number);
});

it('deviceNumber replaces an invalid stored value', () => {
  kept.set('jade-harbour.device', 'not a number');

  expect(deviceNumber()).toMatch(/^[\w-]{36}$/);
});
