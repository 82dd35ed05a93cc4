import { once } from 'node:events';
import type { RoundTotals } from '#domain/games/slots/simulation/totals';
import { type BundledScript, bundleScript, startThread } from './bundled-thread';
import type { Sizes } from './sizes';
import type { WorkerOrder } from './slots-worker';

/** A thread with its own simulation. */
interface SlotsWorker {
  play(rounds: number): Promise<RoundTotals>;
  stop(): Promise<unknown>;
}

/** @returns the speedup of two threads over one: the average of runs of each, which alternate */
export async function gainOfTwoWorkers(
  gameId: string,
  { workerRounds, workerTurns }: Pick<Sizes['slots'], 'workerRounds' | 'workerTurns'>,
): Promise<number> {
  const code = bundleScript('slots-worker.ts');
  const workers = ['first', 'second'].map((seed) => startWorker(code, { gameId, seed }));
  try {
    await playOn(workers, workerRounds);
    let [alone, together] = [0, 0];
    for (let turn = 0; turn < workerTurns; turn += 1) {
      alone += await playOn(workers.slice(0, 1), workerRounds);
      together += await playOn(workers, workerRounds);
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

function startWorker(code: BundledScript, order: WorkerOrder): SlotsWorker {
  const thread = startThread(code, order);
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
