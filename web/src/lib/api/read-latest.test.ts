import { describe, expect, it, vi } from 'vitest';
import { readLatest } from './read-latest';

/** Reads that the test resolves. */
function setup() {
  const answers: { resolve: (value: number) => void; reject: (failure: Error) => void }[] = [];
  const shown: number[] = [];
  const refresh = readLatest(
    () => new Promise<number>((resolve, reject) => answers.push({ resolve, reject })),
    (value) => shown.push(value),
  );
  return { answers, shown, refresh };
}

describe('readLatest', () => {
  it('reads once more for all calls during a read', async () => {
    const { answers, shown, refresh } = setup();
    refresh();
    refresh();
    refresh();
    expect(answers).toHaveLength(1);

    answers[0]?.resolve(1);
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.resolve(2);
    await vi.waitFor(() => expect(shown).toEqual([1, 2]));

    expect(answers).toHaveLength(2);
  });

  it('keeps the shown value after a failed read, and reads again on the next call', async () => {
    const { answers, shown, refresh } = setup();
    refresh();
    answers[0]?.reject(new Error('away'));
    await vi.waitFor(() => {
      refresh();
      expect(answers.length).toBeGreaterThan(1);
    });

    answers[1]?.resolve(2);

    await vi.waitFor(() => expect(shown).toEqual([2]));
  });
});
