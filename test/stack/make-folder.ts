import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { makeTemporaryFolder } from '../temporary-folder';

/** A new, empty folder that lives as long as what is made in it may be shared: the run, or else the test file. */
export function makeFolder(): string {
  const runFolder = inject('runFolder');
  return runFolder === undefined ? makeTemporaryFolder() : mkdtempSync(join(runFolder, 'folder-'));
}
