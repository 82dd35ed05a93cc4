import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { printWidth } from '../../.oxfmtrc.json';
import type { Baseline } from './replacements';

const file = fileURLToPath(new URL('../../test/stack/stateful-resources.json', import.meta.url));

/** The committed record of the last release of each stage. */
export function readRecord(): Baseline {
  return JSON.parse(readFileSync(file, 'utf8')) as Baseline;
}

/** Writes the record in the repository's format. */
export async function writeRecord(record: Baseline): Promise<void> {
  writeFileSync(file, await formatRecord(record));
}

export async function formatRecord(record: Baseline): Promise<string> {
  const { code } = await format(file, JSON.stringify(record), { printWidth });
  return code;
}
