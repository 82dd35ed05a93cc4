import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFunction } from '../../lib/bundling';
import type { Figure } from './figure';

const entries = [
  'play-fab-ops/play',
  'play-fab-ops/public',
  'triggers/post-confirmation',
  'triggers/demo-accounts',
];
const runs = 21;

/** Whatever a function reads of its environment as it loads. */
const environment = {
  AWS_REGION: 'us-east-1',
  WALLETS_TABLE: 'wallets',
  LEDGER_TABLE: 'ledger',
  PLAYERS_TABLE: 'players',
  USER_POOL_ID: 'us-east-1_bench',
  SITE_ORIGIN: '*',
  SHORTEST_CYCLE_MS_SLOTS: '2500',
  SHORTEST_CYCLE_MS_OTHERS: '5000',
  WRITES_PER_SECOND: '20',
  READS_PER_SECOND: '20',
  NODE_NO_WARNINGS: '1',
};

/** Size of each function, and how much longer it takes to load than one that does nothing: the least of many runs of each. */
export async function measureLambdas(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'jade-harbour-bench-'));
  try {
    const empty = join(folder, 'empty', 'index.cjs');
    mkdirSync(join(folder, 'empty'));
    writeFileSync(empty, 'exports.handler = async () => ({});');
    const files = entries.map((entry) => {
      const { files: written } = bundleFunction(`lambdas/${entry}/handler.ts`, join(folder, entry));
      return { entry, file: written.find((each) => each.endsWith('.cjs'))! };
    });
    const least = leastLoadMs([empty, ...files.map(({ file }) => file)]);
    const baseMs = least.get(empty)!;
    return files.flatMap(({ entry, file }) => [
      { name: `${entry}: size`, value: statSync(file).size / 1000, unit: 'kB', atMost: 520 },
      {
        name: `${entry}: load over an empty function`,
        value: least.get(file)! - baseMs,
        unit: 'ms',
        atMost: 40,
      },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Takes turns, so that a slow moment of the machine meets all alike. */
function leastLoadMs(files: readonly string[]): Map<string, number> {
  const least = new Map<string, number>();
  const program =
    'const t=performance.now();require(process.argv[1]);console.log(performance.now()-t);process.exit()';
  for (let run = 0; run < runs; run += 1) {
    for (const file of files) {
      const output = execFileSync(process.execPath, ['-e', program, file], {
        env: environment,
        encoding: 'utf8',
      });
      least.set(file, Math.min(least.get(file) ?? Infinity, Number(output)));
    }
  }
  return least;
}
