import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectRoot } from '../../lib/local/template/synthesize';
import type { Figure } from './figure';

const assets = join(projectRoot, 'web', 'dist', 'assets');

/** What the store shows nothing without: the site, the page, the header of a player, and whatever calls the APIs. */
const entries = ['site', 'rewards-store', 'player-area', 'amplify-session', 'amplify-rest', 'player-events'];

/** The JavaScript that the prize store loads by itself, as gzip -9 leaves it; kB are 1000 bytes. */
export async function measureStoreDownload(): Promise<Figure[]> {
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', 'web'], {
    cwd: projectRoot,
    stdio: 'ignore',
  });
  const files = readdirSync(assets);
  const wanted = new Set(
    entries.map((name) => files.find((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file))!),
  );
  for (const file of wanted) {
    const code = readFileSync(join(assets, file), 'utf8');
    for (const [, imported] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      wanted.add(imported!);
  }
  const bytes = [...wanted].reduce(
    (total, file) => total + gzipSync(readFileSync(join(assets, file)), { level: 9 }).length,
    0,
  );
  return [
    {
      name: 'Prize store: JavaScript with Apollo and Amplify',
      value: bytes / 1000,
      unit: 'kB gz',
      atMost: 240,
    },
  ];
}
