import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A new, empty folder that lives as long as the test file. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jade-harbour-test-'));
  folders.push(folder);
  return folder;
}
