import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectRoot } from '../../lib/local/product/synthesis/synthesize';

/** Builds the site as deployed. @returns the folder of the build */
export function buildSite(): string {
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', 'web'], {
    cwd: projectRoot,
    stdio: 'ignore',
  });
  return join(projectRoot, 'web', 'dist');
}

/** Paths of the named chunks of a build and of everything that they load immediately. */
export function chunksOf(buildFolder: string, names: readonly string[]): Set<string> {
  const assets = join(buildFolder, 'assets');
  const files = readdirSync(assets);
  const wanted = new Set(
    names.map((name) => {
      const found = files.find((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file));
      if (!found) throw new Error(`The build has no chunk ${name}`);
      return join(assets, found);
    }),
  );
  for (const file of wanted) {
    const code = readFileSync(file, 'utf8');
    for (const [, imported] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      wanted.add(join(assets, imported!));
  }
  return wanted;
}

/** Size of these files with gzip -9; a kB is 1000 bytes. */
export function kilobytesOf(files: Iterable<string>): number {
  return [...files].reduce((total, file) => total + zippedKilobytes(file), 0);
}

/** Size of a file with gzip -9. */
export function zippedKilobytes(path: string): number {
  return gzipSync(readFileSync(path), { level: 9 }).length / 1000;
}
