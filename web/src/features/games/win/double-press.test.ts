import { describe, expect, it } from 'vitest';
import { createSkipGuard, doublePressMs } from './double-press';

describe('createSkipGuard', () => {
  it('lets a press play while nothing was skipped', () => {
    expect(createSkipGuard(() => 0).mayPlay()).toBe(true);
  });

  it('keeps a press from playing for 300 ms after a skip', () => {
    let now = 1_000;
    const guard = createSkipGuard(() => now);

    guard.skipped();
    now += doublePressMs - 1;
    const second = guard.mayPlay();
    now += 1;

    expect([second, guard.mayPlay()]).toEqual([false, true]);
  });
});
