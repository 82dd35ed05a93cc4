import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inParts } from './in-parts';

describe('inParts', () => {
  it('calls the act once for each entry, for at most 25 at a time', async () => {
    const all = Array.from({ length: 60 }, (_each, index) => index);
    const done: number[] = [];
    let [underWay, most] = [0, 0];

    await inParts(all, async (each) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await setImmediate();
      underWay -= 1;
      done.push(each);
    });

    expect([done, most]).toEqual([all, 25]);
  });

  it('begins no further part after a failure', async () => {
    const begun: number[] = [];
    const all = Array.from({ length: 60 }, (_each, index) => index);

    const failing = inParts(all, async (each) => {
      begun.push(each);
      if (each === 3) throw new Error('away');
    });

    await expect(failing).rejects.toThrow('away');
    expect(begun).toHaveLength(25);
  });
});
