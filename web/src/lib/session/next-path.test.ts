import { expect, it } from 'vitest';
import { safeNextPath } from './next-path';

it.each([
  ['/', '/'],
  ['/slots', '/slots'],
  ['/games/PlayHKSlots?coin=sweeps#reels', '/games/PlayHKSlots?coin=sweeps#reels'],
  ['/a/../slots', '/slots'],
  ['/Logins', '/Logins'],
  ['/slots?next=https://evil.test', '/slots?next=https://evil.test'],
])('returns %s within the site', (wanted, path) => {
  expect(safeNextPath(wanted)).toBe(path);
});

it.each([
  [null],
  [''],
  ['slots'],
  ['https://evil.test/'],
  ['javascript:alert(1)'],
  ['//evil.test'],
  ['/\\evil.test'],
  ['/\t/evil.test'],
  ['\n//evil.test'],
  ['/.//evil.test'],
  ['/%2e//evil.test'],
  ['https:/evil.test'],
  ['///'],
  ['/Login'],
  ['/login?next=/login'],
  ['/x/../LOGIN'],
  ['/Login/return'],
])('returns Home instead of %j', (wanted) => {
  expect(safeNextPath(wanted)).toBe('/');
});

it('never leaves the site, however the browser parses the path', () => {
  const pieces = ['/', '\\', '.', '..', '%2f', '\t', '\n', 'evil.test', ':', '@', '//', 'x'];
  const wanted = pieces.flatMap((a) => pieces.flatMap((b) => pieces.map((c) => `/${a}${b}${c}`)));

  const origins = wanted.map((path) => new URL(safeNextPath(path), 'https://jade.test/Login').origin);

  expect(new Set(origins)).toEqual(new Set(['https://jade.test']));
});
