import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { suites } from '../suites';
import { repository } from './source-files';

const readme = readFileSync(join(repository, 'test/README.md'), 'utf8');

it.each(suites)('test/README.md states the budget of $name', ({ name, budgetSeconds }) => {
  const row = readme.split('\n').find((line) => line.startsWith(`| \`${name}\` `));

  expect(row).toMatch(new RegExp(`\\| ${budgetSeconds} s +\\|$`));
});
