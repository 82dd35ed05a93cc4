import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../../../test/temporary-folder';
import { inputFingerprint } from './input-fingerprint';

const files = [
  'bin/casino-app.ts',
  'bin/deploy.ts',
  'bin/public-paths.ts',
  'cdk.json',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];
const folders = ['content', 'graphql', 'lambdas', 'lib', 'web/public'];

/** Creates a project with the least that a template is built from. */
function makeProject(): string {
  const root = makeTemporaryFolder();
  for (const folder of ['bin', ...folders]) mkdirSync(join(root, folder), { recursive: true });
  for (const file of files) writeFileSync(join(root, file), '');
  return root;
}

/** Whether the fingerprint changes once a file of the project has this text, or exists. */
function changesWith(path: string, texts: { before?: string; after: string }): boolean {
  const root = makeProject();
  const write = (text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  if (texts.before !== undefined) write(texts.before);
  const before = inputFingerprint(root, 'local');
  write(texts.after);
  return inputFingerprint(root, 'local') !== before;
}

const edited = { before: 'one', after: 'two' };

it.each([
  ['a construct is edited', 'lib/constructs/site.ts', edited],
  ['the list of pages is edited', 'bin/public-paths.ts', edited],
  ['a post is written', 'content/blog/a-post.md', { after: 'Words.' }],
  ['a public file is added', 'web/public/icons/new.png', { after: '' }],
])('changes the fingerprint when %s', (_when, path, texts) => {
  expect(changesWith(path, texts)).toBe(true);
});

it.each([
  ['a post is edited', 'content/blog/a-post.md', edited],
  ['a test is edited', 'lib/constructs/site.test.ts', edited],
  ['the host is edited', 'lib/local/host.ts', edited],
  ['a component of the site is edited', 'web/src/app/root.tsx', edited],
])('keeps the fingerprint when %s', (_when, path, texts) => {
  expect(changesWith(path, texts)).toBe(false);
});

it.each([
  ['a folder', '.'],
  ['nothing', 'missing'],
])('ignores a link to %s', (_target, target) => {
  const root = makeProject();
  const before = inputFingerprint(root, 'local');
  symlinkSync(target, join(root, 'lib/link'));

  expect(inputFingerprint(root, 'local')).toBe(before);
});

it.each([...files, ...folders])('stops at a missing input of the template: %s', (path) => {
  const root = makeProject();
  rmSync(join(root, path), { recursive: true });

  expect(() => inputFingerprint(root, 'local')).toThrow(/ENOENT/);
});

it('stops at a missing input of something else', () => {
  const inputs = { paths: ['content', 'renamed'], ignored: /\.test\.ts$/ };

  expect(() => inputFingerprint(makeProject(), 'site', inputs)).toThrow(/ENOENT.*renamed/);
});
