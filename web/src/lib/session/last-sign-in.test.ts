import { afterEach, expect, it, vi } from 'vitest';
import { lastSignIn, lastSignInLabel, readLastSignIn, rememberSignIn } from './last-sign-in';

const at = '2026-11-21T19:40:00.000Z';

afterEach(() => vi.unstubAllGlobals());

it('lastSignIn returns time and method without the identity', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });

  rememberSignIn('google', new Date(at));

  expect(lastSignIn()).toEqual({ at, kind: 'google' });
});

it('lastSignIn returns null where storage is forbidden', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });

  rememberSignIn('google', new Date(at));

  expect(lastSignIn()).toBeNull();
});

it.each([
  null,
  '',
  'null',
  '[]',
  '{"at":"yesterday","kind":"google"}',
  `{"at":"${at}","kind":"carrier pigeon"}`,
])('readLastSignIn returns null for %j', (stored) => {
  expect(readLastSignIn(stored)).toBeNull();
});

it('lastSignInLabel states method and time', () => {
  expect(lastSignInLabel({ at, kind: 'apple' }, 'UTC').replaceAll('\u202f', ' ')).toBe(
    'with Apple, November 21, 2026 at 7:40 PM',
  );
});
