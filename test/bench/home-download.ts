import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectRoot } from '../../lib/local/template/synthesize';
import type { Figure } from './figure';

const build = join(projectRoot, 'web', 'dist');

/** What Home's own HTML makes a browser fetch before anything is clicked, as gzip -9 leaves it; kB are 1000 bytes. */
export async function measureHomeDownload(): Promise<Figure[]> {
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', 'web'], {
    cwd: projectRoot,
    stdio: 'ignore',
  });
  const html = readFileSync(join(build, 'index.html'), 'utf8');
  const linked = [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path!);
  const bytes = (extension: string) =>
    [...new Set(linked)]
      .filter((path) => path.endsWith(extension))
      .reduce((total, path) => total + gzipSync(readFileSync(join(build, path)), { level: 9 }).length, 0);
  return [
    { name: 'Home: JavaScript of the first load', value: bytes('.js') / 1000, unit: 'kB gz', atMost: 115 },
    { name: 'Home: CSS of the first load', value: bytes('.css') / 1000, unit: 'kB gz', atMost: 15 },
    { name: 'Home: HTML', value: gzipSync(html, { level: 9 }).length / 1000, unit: 'kB gz' },
  ];
}
