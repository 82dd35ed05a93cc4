import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles, repository } from './source-files';

/** Files of a suite share a process: a class that stays mocked would answer the clients of later files. */
it('every test file that mocks a class of AWS clients restores it', () => {
  const leftMocked = ['lib', 'lambdas', 'test']
    .flatMap((folder) => listFiles(folder))
    .filter((path) => path.endsWith('.test.ts'))
    .filter((path) => {
      const source = readFileSync(join(repository, path), 'utf8');
      return /mockClient\([A-Z]/.test(source) && !source.includes('.restore()');
    });

  expect(leftMocked).toEqual([]);
});
