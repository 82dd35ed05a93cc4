import { expect, it } from 'vitest';
import { groupBy } from './group-by';

it('groupBy keeps the order within groups, and orders groups by their first entry', () => {
  const groups = groupBy(['b1', 'a1', 'b2'], ([letter]) => letter);

  expect([...groups]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ]);
});
