import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lastOf } from './last-of';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('passes on only the last of the values that a held key runs through, once no other follows', () => {
  const passOn = vi.fn<(chip: number) => void>();
  const choose = lastOf(passOn, 250);

  for (let press = 1; press <= 90; press += 1) {
    choose(press);
    vi.advanceTimersByTime(33);
  }
  expect(passOn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(250);

  expect(passOn).toHaveBeenCalledExactlyOnceWith(90);
});

it('passes on each of the values that come apart from each other', () => {
  const passOn = vi.fn<(chip: number) => void>();
  const choose = lastOf(passOn, 250);

  for (const chip of [100, 500]) {
    choose(chip);
    vi.advanceTimersByTime(250);
  }

  expect(passOn.mock.calls).toEqual([[100], [500]]);
});
