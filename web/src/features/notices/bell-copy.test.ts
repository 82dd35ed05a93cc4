import { expect, it } from 'vitest';
import { bellName } from './bell-copy';

it.each([
  [null, 'Notices'],
  [0, 'Notices'],
  [1, 'Notices, 1 new'],
  [99, 'Notices, 99 new'],
  [100, 'Notices, 99+ new'],
])('labels the bell with %s unread: %s', (unread, name) => {
  expect(bellName(unread)).toBe(name);
});
