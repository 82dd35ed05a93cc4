import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
/** A bundle with the environment that it reads while loading. */
interface LoadedFunction {
  readonly file: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Size of the files that each function starts with, and its load time beyond that of an empty function: the minimum of many runs each. */
export async function measureLambdas({ loads }: Sizes['lambdas']): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'jade-harbour-bench-'));
  try {
    const empty = join(folder, 'index.cjs');
    writeFileSync(empty, 'exports.handler = async () => ({});');
    const functions = await deployedFunctions();
    const least = leastLoads([{ file: empty, environment: {} }, ...functions], loads);
    const baseMs = least.get(empty)!.ms;
    return functions.flatMap(({ entry, file }) => [
      { name: `${entry}: size`, value: least.get(file)!.bytes / 1000, unit: 'kB', atMost: 520 },
      {
        name: `${entry}: load over an empty function`,
        value: least.get(file)!.ms - baseMs,
        unit: 'ms',
        atMost: 40,
      },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The measured functions of the template, with bundles and environments of the offline host. */
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

/** One load of a function, with the size of the files that it loaded. */
interface Load {
  readonly ms: number;
  readonly bytes: number;
}

/** Alternates the runs, so that a slow moment of the machine affects all equally. */
function leastLoads(functions: readonly LoadedFunction[], loads: number): Map<string, Load> {
  const least = new Map<string, Load>();
  const program = `
    const begun = performance.now();
    require(process.argv[1]);
    const ms = performance.now() - begun;
    const bytes = Object.keys(require.cache).reduce((sum, path) => sum + require('node:fs').statSync(path).size, 0);
    console.log(JSON.stringify({ ms, bytes }));
    process.exit();`;
  for (let load = 0; load < loads; load += 1) {
    for (const { file, environment } of functions) {
      const output = execFileSync(process.execPath, ['-e', program, file], {
        env: { ...environment, NODE_NO_WARNINGS: '1' },
        encoding: 'utf8',
      });
      const measured = JSON.parse(output) as Load;
      if (measured.ms < (least.get(file)?.ms ?? Infinity)) least.set(file, measured);
    }
  }
  return least;
}
