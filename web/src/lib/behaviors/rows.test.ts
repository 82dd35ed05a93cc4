import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { errorCatalog } from './error-catalog';

// The rows of the specification's sections 7 to 9 for the site and its libraries, each with the test that covers it. A row that loses its
// test fails here by its name.

const here = 'web/src/lib/behaviors';
const builds = 'web/src/lib/builds';
const messages = `${here}/messages.test.ts`;

const rows: readonly (readonly [row: string, file: string, title?: string])[] = [
  ['3 attempts, 2^n x 100 ms + <= 100 ms jitter, cap 5 min', `${here}/retries.test.ts`],
  ['retried on 429, 500, 502, 503, 504, throttling and timeout names, network', `${here}/retries.test.ts`],
  ['GraphQL POST retried', `${here}/retries.test.ts`],
  [
    'other client: 1 retry on 408 409 425 429 500 502 503 504, 0 for POST PUT PATCH DELETE',
    `${here}/retries.test.ts`,
  ],
  ['ack timeout 15 s; start-ack timeout 15 s', `${here}/real-time.test.ts`],
  ['keep-alive 5 min default, warning 65 s', `${here}/real-time.test.ts`],
  ['reconnect 5 s, then every 60 s', `${here}/real-time.test.ts`],
  ['handshake retry delay parameter 5000', `${here}/real-time.test.ts`],
  [
    'Connection closed / failed / AppSync Realtime subscription init error / Timeout disconnect',
    `${here}/real-time-messages.test.ts`,
  ],
  ["'Unauthorized' for GraphQL auth failure", messages],
  ["'A network error has occurred.', 'Function not supported on current platform'", messages],
  ['Auth ... not configured (5 texts)', messages, 'Auth ... not configured'],
  [
    'Auth ... not configured (two that nothing raises)',
    `${here}/unraised-messages.test.ts`,
    'is raised nowhere',
  ],
  ["'Invalid token', 'Invalid token payload'", messages, "'Invalid token'"],
  ['No api-key / current user / credentials / federated jwt / auth token / GraphQL endpoint', messages],
  ['answers >= 300 raise error named from the response type', `${here}/service-answers.test.ts`],
  ['GetId / GetCredentialsForIdentity, no cache', `${here}/service-answers.test.ts`],
  ['session guard, /login redirects, roles', 'web/src/lib/session/session.test.ts'],
  ['password policy >= 10', 'web/src/features/sign-in/password-rules.test.ts'],
  ['password policy >= 10', 'test/stack/identity.test.ts'],
  ['builds/latest.json polling', `${builds}/follow-builds.test.ts`],
  ['builds/meta/{buildId}.json', `${builds}/own-meta.test.ts`],
  ['route rules', `${builds}/payload.test.ts`],
  ['{path}/_payload.json', `${builds}/payload.test.ts`],
  ['chunk error -> reload', 'web/src/lib/builds/chunk-reload.test.ts'],
  ['reload guard 10 s', `${builds}/full-load.test.ts`],
  ['head updates 10 ms', 'web/src/lib/page/head-updates.test.ts'],
  ["'Unknown route middleware'", 'web/src/app/error-page.test.ts'],
  ["'Page not found: {path}'", 'web/src/app/error-page.test.ts'],
  ["'Page Not Found: {path}'", 'web/src/app/error-page.test.ts'],
  ['500/404 titles', 'web/src/app/error-page.test.ts', 'shows Internal Server Error for %s'],
  ['50 simulated deploys', `${builds}/deploys.test.ts`],
];

const root = new URL('../../../../', import.meta.url);
const sourceOf = (file: string) => readFileSync(new URL(file, root), 'utf8');

/** Titles of the groups and tests of a file. */
const titlesIn = (file: string) =>
  [...sourceOf(file).matchAll(/\b(?:describe|it)(?:\.each[^]*?\))?\(\s*(["'`])((?:(?!\1).)+)\1/g)].map(
    ([, , title = '']) => title,
  );

it.each(rows.map(([row, file, title = row]) => ({ row, file, title })))('$row: $file', ({ file, title }) => {
  expect(titlesIn(file).some((each) => each.includes(title))).toBe(true);
});

it('every message of the error catalog is raised in a test, or proven to be raised nowhere', () => {
  const tests = ['messages', 'real-time-messages', 'unraised-messages'].map((name) =>
    sourceOf(`${here}/${name}.test.ts`),
  );

  const untested = Object.keys(errorCatalog).filter(
    (message) => !tests.some((source) => source.includes(`'${message}'`)),
  );

  expect(untested).toEqual([]);
});
