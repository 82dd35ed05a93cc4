import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectRoot } from '../../lib/local/template/synthesize';

/** Where the site's build goes. */
export const builtSite = join(projectRoot, 'web', 'dist');

const assets = join(builtSite, 'assets');

/** Builds the site as it is deployed. */
export function buildSite(): void {
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', 'web'], {
    cwd: projectRoot,
    stdio: 'ignore',
  });
}

/** Files of the chunks with these names, and of everything that they load at once. */
export function chunksOf(names: readonly string[]): Set<string> {
  const files = readdirSync(assets);
  const wanted = new Set(
    names.map((name) => {
      const found = files.find((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file));
      if (!found) throw new Error(`The build has no chunk ${name}`);
      return found;
    }),
  );
  for (const file of wanted) {
    const code = readFileSync(join(assets, file), 'utf8');
    for (const [, imported] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      wanted.add(imported!);
  }
  return wanted;
}

/** What these files of the assets weigh, as gzip -9 leaves them; kB are 1000 bytes. */
export function kilobytesOf(files: Iterable<string>): number {
  return [...files].reduce((total, file) => total + zippedKilobytes(join(assets, file)), 0);
}

/** What a file weighs, as gzip -9 leaves it. */
export function zippedKilobytes(path: string): number {
  return gzipSync(readFileSync(path), { level: 9 }).length / 1000;
}
