import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { inject } from 'vitest';
import { analyzeEveryFunction } from '../../lib/bundling';

let metafile: Metafile | undefined;

/** Analyzes the bundles of all functions. The processes of a run share the result in a file, because it takes seconds. */
export function analyzeBundles(): Metafile {
  const file = join(inject('runFolder'), 'bundles.json');
  metafile ??= existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Metafile)
    : write(file, analyzeEveryFunction());
  return metafile;
}

function write(file: string, analysis: Metafile): Metafile {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(analysis));
  renameSync(unfinished, file);
  return analysis;
}
