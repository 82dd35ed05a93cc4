import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createTotals, describeViolation } from './report';
import type { SimulationReport, SimulationSettings } from './simulate';

/** Operations per world. A longer run uses several worlds with their own seeds, as many at once as there are processors. */
const operationsPerWorld = 100_000;

/**
 * Runs a storm of any length: `--seed N --operations 2000000`. Exits with 1 on a violated invariant and prints the seed of that world,
 * which `--world SEED` repeats alone.
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
  const remaining = worldsOf(values, operations);
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
  console.log(totals.describe(values.seed));

  async function runNext(): Promise<void> {
    const world = remaining.shift();
    if (!world) return;
    const startedAt = performance.now();
    const report = await simulateInProcess(world);
    totals.add(report, performance.now() - startedAt);
    if (report.violation) {
      console.error(describeViolation(report));
      process.exitCode = 1;
      remaining.length = 0;
    } else {
      const trace = report.traceHash.slice(0, 16);
      console.log(
        `world ${world.seed}: 0 violations, trace ${trace}; ${totals.operations} operations so far`,
      );
    }
    await runNext();
  }
}

/** The worlds of a run, or only the requested one. */
function worldsOf(
  { seed, world }: { seed: string; world?: string | undefined },
  operations: number,
): SimulationSettings[] {
  const worlds = world === undefined ? Math.ceil(operations / operationsPerWorld) : 1;
  return Array.from({ length: worlds }, (_each, number) => ({
    seed: world ?? seedOf(seed, number),
    operations: Math.min(operationsPerWorld, operations - number * operationsPerWorld),
  }));
}

/** Runs a world in its own process: each world leaks three quarters of a gigabyte, which would end a long storm. */
function simulateInProcess(settings: SimulationSettings): Promise<SimulationReport> {
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
    world.once('exit', (code) => reject(new Error(`A world ended with ${code} without a report`)));
  });
}

function seedOf(seed: string, world: number): string {
  return createHash('sha256').update(`${seed} ${world}`).digest('hex').slice(0, 12);
}
