import { describe, expect, it } from 'vitest';
import { runInSequence } from './run-in-sequence';

describe('oneAfterTheOther', () => {
  it('runs everything and merges the counts', async () => {
    const run = runInSequence(
      async () => ({ reminded: 2 }),
      async () => ({ checked: 3 }),
    );

    expect(await run()).toEqual({ reminded: 2, checked: 3 });
  });

  it('runs the rest after a failure and then throws', async () => {
    const done: string[] = [];
    const run = runInSequence(
      async () => {
        throw new Error('away');
      },
      async () => ({ checked: done.push('looked') }),
    );

    await expect(run()).rejects.toThrow('1 of 2 runs failed');
    expect(done).toEqual(['looked']);
  });
});
