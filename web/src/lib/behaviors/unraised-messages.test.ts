import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { libraryMessage } from '../api/library-copy';

// Two messages of the specification's section 8 exist in this version of Amplify but are never raised: a session without a token provider
// is null, and every operation that needs a pool names that pool. This test reads the library to prove it. If a new version raises one, the
// test fails, and the message belongs in `messages.test.ts`.

const modules = new URL('../../../../node_modules/', import.meta.url).pathname;
const folders = [
  'aws-amplify/dist/esm',
  'aws-amplify/node_modules/@aws-amplify/auth/dist/esm',
  ...['core', 'api', 'api-graphql', 'api-rest', 'storage'].map((name) => `@aws-amplify/${name}/dist/esm`),
];

/** Lines of the library's code, without comments, that contain a string. */
function linesWith(letters: string): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(modules, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mjs'))
      .flatMap((file) => readFileSync(join(modules, folder, file), 'utf8').split('\n'))
      .map((line) => line.trim())
      .filter((line) => line.includes(letters) && !/^(\*|\/\/|\/\*)/.test(line)),
  );
}

describe('is raised nowhere, and has copy', () => {
  it.each([
    ['Auth Token Provider not configured.', 'AuthTokenConfigException'],
    ['Auth UserPool or IdentityPool not configured.', 'AuthUserPoolAndIdentityPoolException'],
  ])('%s', (message, name) => {
    expect(linesWith(message)).toEqual([`message: '${message}',`]);
    expect(linesWith(name)).toEqual([
      `AuthConfigurationErrorCode["${name}"] = "${name}";`,
      `[AuthConfigurationErrorCode.${name}]: {`,
    ]);
    expect(libraryMessage(message)).toMatch(/not set up/);
  });
});

it('finds a message that is raised', () => {
  expect(linesWith('AuthConfigurationErrorCode.AuthUserPoolException')).toContain(
    'assert(assertionValid, AuthConfigurationErrorCode.AuthUserPoolException);',
  );
});
