import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Opens a file with one JSON value, which a service keeps between two starts; a null path keeps nothing, for hosts in
 * memory.
 *
 * A write goes to a temporary file that is then renamed, so that a killed host leaves the old or the new value, never
 * half of either. An unchanged value is not written again.
 *
 * @returns `read` returns undefined when nothing was ever written
 * @throws SyntaxError when the file is not JSON: it was edited, and starting over silently would hide that
 */
export function openJsonFile(path: string | null) {
  if (path !== null) mkdirSync(dirname(path), { recursive: true });
  let written = path !== null && existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  return {
    read: (): unknown => (written === undefined ? undefined : JSON.parse(written)),
    write(value: unknown): void {
      const text = JSON.stringify(value);
      if (path === null || text === written) return;
      writeFileSync(`${path}.next`, text, { mode: 0o600 });
      renameSync(`${path}.next`, path);
      written = text;
    },
  };
}
