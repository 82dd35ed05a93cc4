import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCasino } from '../api/casino';
import type { Figure } from './figure';
import type { Sizes } from './sizes';

const entries = [
  'functions/api-play',
  'functions/api-public',
  'functions/trigger-post-confirmation',
  'functions/trigger-demo-accounts',
];
/** A bundle that can be loaded, with the environment that it reads as it loads. */
interface LoadedFunction {
  readonly file: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Size of each function, and how much longer it takes to load than one that does nothing: the least of many runs of each. */
export async function measureLambdas({ loads }: Sizes['lambdas']): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'jade-harbour-bench-'));
  try {
    const empty = join(folder, 'index.cjs');
    writeFileSync(empty, 'exports.handler = async () => ({});');
    const functions = await deployedFunctions();
    const least = leastLoadMs([{ file: empty, environment: {} }, ...functions], loads);
    const baseMs = least.get(empty)!;
    return functions.flatMap(({ entry, file }) => [
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

/** The functions that are measured, as the template has them: bundles and environments are those of the offline host. */
async function deployedFunctions(): Promise<(LoadedFunction & { readonly entry: string })[]> {
  const casino = await openCasino({ readsStreams: true });
  const definitions = casino.host.functions.definitions();
  await casino.close();
  return entries.map((entry) => {
    const found = definitions.find((definition) => definition.entry === `lambdas/${entry}/handler.ts`);
    if (!found) throw new Error(`The template has no function ${entry}`);
    return { entry, file: join(found.boot.taskRoot, 'index.cjs'), environment: found.environment };
  });
}

/** Takes turns, so that a slow moment of the machine meets all alike. */
function leastLoadMs(functions: readonly LoadedFunction[], loads: number): Map<string, number> {
  const least = new Map<string, number>();
  const program =
    'const t=performance.now();require(process.argv[1]);console.log(performance.now()-t);process.exit()';
  for (let load = 0; load < loads; load += 1) {
    for (const { file, environment } of functions) {
      const output = execFileSync(process.execPath, ['-e', program, file], {
        env: { ...environment, NODE_NO_WARNINGS: '1' },
        encoding: 'utf8',
      });
      least.set(file, Math.min(least.get(file) ?? Infinity, Number(output)));
    }
  }
  return least;
}
