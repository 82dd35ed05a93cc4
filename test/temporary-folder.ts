import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A new, empty folder that lives as long as the run. */
export function makeTemporaryFolder(): string {
  return mkdtempSync(join(inject('runFolder'), 'folder-'));
}
