import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';
import type { RoundTotals } from '#domain/games/slots/simulation/totals';
import type { Sizes } from './sizes';
import type { WorkerOrder } from './slots-worker';

/** A thread with its own simulation. */
interface SlotsWorker {
  play(rounds: number): Promise<RoundTotals>;
  stop(): Promise<unknown>;
}

/** @returns the speedup of two threads over one: the best run of each, alternating */
export async function gainOfTwoWorkers(
  gameId: string,
  { workerRounds, workerTurns }: Pick<Sizes['slots'], 'workerRounds' | 'workerTurns'>,
): Promise<number> {
  const code = compileWorker();
  const workers = ['first', 'second'].map((seed) => startWorker(code, { gameId, seed }));
  try {
    await playOn(workers, workerRounds);
    let [alone, together] = [Infinity, Infinity];
    for (let turn = 0; turn < workerTurns; turn += 1) {
      alone = Math.min(alone, await playOn(workers.slice(0, 1), workerRounds));
      together = Math.min(together, await playOn(workers, workerRounds));
    }
    return (workers.length * alone) / together;
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
  }
}

/** @returns the seconds in which all of them played this many rounds each */
async function playOn(workers: readonly SlotsWorker[], rounds: number): Promise<number> {
  const startedAt = performance.now();
  await Promise.all(workers.map((worker) => worker.play(rounds)));
  return (performance.now() - startedAt) / 1000;
}

/** Threads cannot load TypeScript: bundles the worker with its imports into one script. */
function compileWorker(): string {
  const entry = fileURLToPath(new URL('slots-worker.ts', import.meta.url));
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
  });
  return outputFiles[0]!.text;
}

function startWorker(code: string, order: WorkerOrder): SlotsWorker {
  const thread = new Worker(code, { eval: true, workerData: order, execArgv: [] });
  return {
    play: async (count) => {
      const answer = once(thread, 'message');
      thread.postMessage(count);
      const [totals] = (await answer) as [RoundTotals];
      return totals;
    },
    stop: () => thread.terminate(),
  };
}
