import { expect, it } from 'vitest';
import { writeNewest } from './write-newest';

it('writes what is wanted by the time of an answer, without the values in between, and returns the last answer', async () => {
  let wanted = 2;
  const written: number[] = [];

  const answer = await writeNewest(
    () => wanted,
    async (value) => {
      written.push(value);
      // Two more presses before the first answer.
      if (value === 2) for (const next of [3, 4]) wanted = next;
      return `stored ${value}`;
    },
  );

  expect(written).toEqual([2, 4]);
  expect(answer).toBe('stored 4');
});

it('stops at a failure', async () => {
  const written: number[] = [];

  const writing = writeNewest(
    () => written.length,
    async (value) => {
      written.push(value);
      throw new Error('no line');
    },
  );

  await expect(writing).rejects.toThrow('no line');
  expect(written).toEqual([0]);
});
