import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** Creates an empty folder that exists until the process ends. */
export function makeTemporaryFolder(): string {
  return mkdtempSync(join(inject('runFolder'), 'folder-'));
}
