import { expect, it } from 'vitest';
import { groupBy } from './group-by';

it('keeps entries in order within their group, and groups in the order of their first entry', () => {
  const groups = groupBy(['b1', 'a1', 'b2'], ([letter]) => letter);

  expect([...groups]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1']],
  ]);
});
