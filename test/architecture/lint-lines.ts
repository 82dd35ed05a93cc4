import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { groupBy } from '#lambdas/runtime/group-by';
import { makeTemporaryFolder } from '../temporary-folder';
import { repository } from './source-files';

/** A line of a file; the path is relative to the repository. */
export interface Line {
  readonly path: string;
  readonly line: string;
}

/** A finding at a line, with the name of its rule: `architecture(restrict-imports)`. */
export interface Finding extends Line {
  readonly rule: string;
  readonly message: string;
}

/** Output of `oxlint --format json`, as far as it is read. */
interface Report {
  readonly diagnostics: readonly {
    readonly filename: string;
    readonly code: string;
    readonly message: string;
    readonly labels: readonly { readonly span: { readonly line: number } }[];
  }[];
}

/** Lints lines as if the repository consisted of their files, with the configuration of the repository. */
export function lintLines(planted: readonly Line[]): Finding[] {
  const folder = makeTemporaryFolder();
  const files = groupBy(planted, ({ path }) => path);
  for (const [path, lines] of files) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), lines.map(({ line }) => `${line}\n`).join(''));
  }
  const configuration = readFileSync(join(repository, '.oxlintrc.json'), 'utf8');
  writeFileSync(join(folder, '.oxlintrc.json'), configuration.replace('"./test/', `"${repository}/test/`));
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));

  const command = [join(repository, 'node_modules/oxlint/bin/oxlint'), '--format', 'json'];
  const { stdout, stderr } = spawnSync('node', command, { cwd: folder, encoding: 'utf8' });
  if (!stdout.startsWith('{')) throw new Error(`oxlint failed: ${stdout}${stderr}`);
  const { diagnostics } = JSON.parse(stdout) as Report;
  return diagnostics.map(({ filename, code, message, labels }) => {
    const line = files.get(filename)?.[(labels[0]?.span.line ?? 0) - 1]?.line ?? '';
    return { path: filename, line, rule: code, message };
  });
}
