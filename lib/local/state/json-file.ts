import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What an emulated service remembers between two starts of the host. */
export interface JsonFile {
  read(): unknown;
  write(value: unknown): void;
}

/**
 * Opens a file holding one JSON value; a null path keeps nothing, for hosts that live in memory.
 *
 * A write lands in a neighbor file first and takes the name in one step, so a host killed at any moment leaves the
 * old value or the new one, never half of either. An unchanged value is not written again.
 *
 * @returns `read` answers undefined when nothing was ever written
 * @throws SyntaxError when the file is not JSON: somebody edited it, and starting over silently would hide that
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
