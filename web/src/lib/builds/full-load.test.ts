import { expect, it } from 'vitest';
import { mayReload } from './full-load';

const now = 1_000_000;
const guardUntil = (expires: number) => JSON.stringify({ path: '/slots', expires });

it('reloads a page that was not reloaded before', () => {
  expect(mayReload(null, '/slots', now)).toBe(true);
});

it('does not reload the same page again within the guard', () => {
  expect(mayReload(guardUntil(now + 1), '/slots', now)).toBe(false);
});

it('reloads the same page once the guard is over', () => {
  expect(mayReload(guardUntil(now), '/slots', now)).toBe(true);
});

it('reloads another page at any time', () => {
  expect(mayReload(guardUntil(now + 10_000), '/new', now)).toBe(true);
});
