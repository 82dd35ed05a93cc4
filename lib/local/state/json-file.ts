import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** State that an emulated service keeps between two starts. */
export interface JsonFile {
  read(): unknown;
  write(value: unknown): void;
}

/**
 * Opens a file with one JSON value; a null path keeps nothing, for hosts in memory.
 *
 * A write goes to a temporary file that is then renamed, so that a killed host leaves the old or the new value, never
 * half of either. An unchanged value is not written again.
 *
 * @returns `read` returns undefined when nothing was ever written
 * @throws SyntaxError when the file is not JSON: it was edited, and starting over silently would hide that
 */
export function openJsonFile(path: string | null): JsonFile {
  if (path === null) return { read: () => undefined, write: () => undefined };
  let written = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  mkdirSync(dirname(path), { recursive: true });
  return {
    read: () => (written === undefined ? undefined : JSON.parse(written)),
    write: (value) => {
      const text = JSON.stringify(value);
      if (text === written) return;
      writeFileSync(`${path}.next`, text, { mode: 0o600 });
      renameSync(`${path}.next`, path);
      written = text;
    },
  };
}
