import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles, repository } from './source-files';

const room = 'web/src/lib/state/';
const handMade =
  /\buseSyncExternalStore\b|\bSet<(?:\([^)]*\) => \w+|\w*(?:Callback|Follower|Handler|Listener|Observer|Subscriber))>/;

describe(room, () => {
  it('is the only place of the site that keeps listeners for React', () => {
    const elsewhere = listFiles('web/src').filter(
      (path) =>
        !path.startsWith(room) &&
        !/\.test\.tsx?$/.test(path) &&
        handMade.test(readFileSync(join(repository, path), 'utf8')),
    );

    expect(elsewhere).toEqual([]);
  });

  it.each([
    "import { useSyncExternalStore } from 'react';",
    'const listeners = new Set<() => void>();',
    'readonly #listeners = new Set<(id: string) => void>();',
    'const followers = new Set<Follower>();',
    "const subscribers = new Map<Update['kind'], Set<Subscriber>>();",
  ])('finds %s', (code) => {
    expect(code).toMatch(handMade);
  });
});

/** Where Amplify's own state is read, on the device. */
const otherStorage = [
  'web/src/features/sign-in/provider-sign-in.ts',
  'web/src/lib/session/amplify.ts',
  'web/src/lib/session/stored-session.ts',
];

it('the site reads and writes browser storage in web/src/lib/storage only', () => {
  const elsewhere = listFiles('web/src').filter(
    (path) =>
      !path.startsWith('web/src/lib/storage/') &&
      !/(\.test|\/stand-in-[\w-]+)\.tsx?$/.test(path) &&
      /\b(local|session)Storage\b/.test(readFileSync(join(repository, path), 'utf8')),
  );

  expect(elsewhere).toEqual(otherStorage);
});
