import { describe, expect, it } from 'vitest';
import { conflict, retryOnConflict } from './conflict';

function setup(conflictCount: number) {
  const pauses: number[] = [];
  const attempts: number[] = [];
  const result = retryOnConflict(
    async (upToMs) => void pauses.push(upToMs),
    async (before) => {
      attempts.push(before);
      return attempts.length <= conflictCount ? conflict : 'done';
    },
  );
  return { pauses, attempts, result };
}

describe('retryOnConflict', () => {
  it('does not pause without a conflict', async () => {
    const { result, pauses } = setup(0);

    expect(await result).toBe('done');
    expect(pauses).toEqual([]);
  });

  it('retries four times with growing pauses', async () => {
    const { result, pauses, attempts } = setup(4);

    expect(await result).toBe('done');
    expect(pauses).toEqual([20, 40, 80, 160]);
    expect(attempts).toEqual([0, 1, 2, 3, 4]);
  });

  it('returns conflict after five attempts', async () => {
    const { result, attempts } = setup(5);

    expect(await result).toBe(conflict);
    expect(attempts).toHaveLength(5);
  });

  it('does not retry an attempt that throws', async () => {
    let attempts = 0;
    const failing = retryOnConflict(
      async () => undefined,
      async () => {
        attempts += 1;
        throw new Error('away');
      },
    );

    await expect(failing).rejects.toThrow('away');
    expect(attempts).toBe(1);
  });
});
