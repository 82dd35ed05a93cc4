import { describe, expect, it } from 'vitest';
import { simulate } from './simulate';

describe('a seed', () => {
  it('decides every step', async () => {
    const [first, again] = [
      await simulate({ seed: 'a', operations: 500 }),
      await simulate({ seed: 'a', operations: 500 }),
    ];

    expect(again.traceHash).toBe(first.traceHash);
    expect(again.tally).toEqual(first.tally);
  });

  it('decides them differently from another', async () => {
    const [one, other] = [
      await simulate({ seed: 'a', operations: 150 }),
      await simulate({ seed: 'b', operations: 150 }),
    ];

    expect(other.traceHash).not.toBe(one.traceHash);
  });
});
