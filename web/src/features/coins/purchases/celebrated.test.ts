import { expect, it } from 'vitest';
import { celebrateOnce } from './celebrated';

it('celebrates each purchase once', () => {
  expect([celebrateOnce('a'), celebrateOnce('a'), celebrateOnce('b'), celebrateOnce('a')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
