import { describe, expect, it } from 'vitest';
import { simulate } from './simulate';

describe('a seed', () => {
  it('decides every step', async () => {
    const [first, again] = [
      await simulate({ seed: 'a', operations: 1_500 }),
      await simulate({ seed: 'a', operations: 1_500 }),
    ];

    expect(again.traceHash).toBe(first.traceHash);
    expect(again.tally).toEqual(first.tally);
  });

  it('decides them differently from another', async () => {
    const [one, other] = [
      await simulate({ seed: 'a', operations: 300 }),
      await simulate({ seed: 'b', operations: 300 }),
    ];

    expect(other.traceHash).not.toBe(one.traceHash);
  });
});
