import { expect, it } from 'vitest';
import { simulate } from './simulate';

it('a seed determines every step, and another seed gives other steps', async () => {
  const first = await simulate({ seed: 'a', operations: 200 });
  const again = await simulate({ seed: 'a', operations: 200 });
  const other = await simulate({ seed: 'b', operations: 200 });

  expect(again.traceHash).toBe(first.traceHash);
  expect(again.tally).toEqual(first.tally);
  expect(other.traceHash).not.toBe(first.traceHash);
});
