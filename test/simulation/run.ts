import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createTotals, describeBreak } from './report';
import type { SimulationReport, SimulationSettings } from './simulate';

/** So many operations share one set of tables; a longer run is a row of worlds, each with a seed of its own. */
const operationsPerWorld = 100_000;

/**
 * Runs a storm as long as one likes: `--seed N --operations 2000000`. It ends with 1 as soon as something breaks, and then
 * names the seed of that world, which `--world SEED` runs again by itself.
 */
export async function runSimulation(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string', default: '1' },
      operations: { type: 'string', default: String(operationsPerWorld) },
      world: { type: 'string' },
    },
  });
  const operations = Number(values.operations);
  if (!Number.isSafeInteger(operations) || operations < 1)
    throw new RangeError('--operations is a number above zero');
  const totals = createTotals();
  for (let world = 0; totals.operations < operations; world += 1) {
    const seed = values.world ?? seedOf(values.seed, world);
    const startedAt = performance.now();
    const report = await simulateApart({
      seed,
      operations: Math.min(operationsPerWorld, operations - totals.operations),
    });
    totals.add(report, performance.now() - startedAt);
    if (report.broken) {
      console.error(describeBreak(report));
      process.exitCode = 1;
      break;
    }
    console.log(
      `world ${world + 1}: ${totals.operations} operations, 0 breaks, trace ${report.traceHash.slice(0, 16)}`,
    );
  }
  console.log(totals.describe(values.seed));
}

/**
 * Runs a world in a process of its own: worlds leave memory behind, three quarters of a gigabyte each, and a long storm would end for
 * want of it.
 */
function simulateApart(settings: SimulationSettings): Promise<SimulationReport> {
  const root = join(import.meta.dirname, '../..');
  const script = ['--max-semi-space-size=64', join(root, 'bin/run.mjs'), 'test/simulation/world-process.ts'];
  const world = spawn(process.execPath, script, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  world.send(settings);
  return new Promise((resolve, reject) => {
    world.once('message', (report) => resolve(report as SimulationReport));
    world.once('error', reject);
    world.once('exit', (code) => reject(new Error(`A world ended with ${code} and told nothing`)));
  });
}

function seedOf(seed: string, world: number): string {
  return createHash('sha256').update(`${seed} ${world}`).digest('hex').slice(0, 12);
}
