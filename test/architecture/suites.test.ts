import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { suites } from '../suites';
import { listFiles, repository } from './source-files';

const readme = readFileSync(join(repository, 'test/README.md'), 'utf8');

it.each(suites)('test/README.md states the budget of $name', ({ name, budgetSeconds }) => {
  const row = readme.split('\n').find((line) => line.startsWith(`| \`${name}\` `));

  expect(row).toMatch(new RegExp(`\\| ${budgetSeconds} s +\\|$`));
});

it('runs every test file: each lies in a folder of a suite', () => {
  const folders = ['lib', 'lambdas', 'web', ...suites.map(({ name }) => `test/${name}`)];
  const tests = ['bin', 'lib', 'lambdas', 'web', 'graphql', 'test']
    .flatMap((room) => listFiles(room))
    .filter((path) => /\.test\.tsx?$/.test(path));

  expect(tests.length).toBeGreaterThan(1_000);
  expect(tests.filter((path) => !folders.some((folder) => path.startsWith(`${folder}/`)))).toEqual([]);
});
