import type { Call, FunctionError, Outcome } from './invocation';
import { type LambdaWorker, type WorkerSettings, startWorker } from './worker';

/**
 * Concurrency of a function on this machine; further requests queue. A thread waits for its tables more than half of the time, so
 * two processors serve a tenth more rounds with four than with two; each is started on demand and costs memory.
 */
export const mostWorkers = 4;

const stopped: FunctionError = { errorType: 'Runtime.ExitError', errorMessage: 'The host is stopping.' };

export type WorkerPool = ReturnType<typeof openWorkerPool>;

/** Opens the empty pool of one version of a function: workers start on demand, and dead ones are replaced. */
export function openWorkerPool(settings: WorkerSettings) {
  const workers = new Set<LambdaWorker>();
  const idle: LambdaWorker[] = [];
  const waiting: { call: Call; answer: (outcome: Outcome) => void }[] = [];
  let retired = false;
  let closed = false;

  return {
    run: (call: Call) =>
      new Promise<Outcome>((answer) => {
        if (closed) return answer({ error: stopped });
        waiting.push({ call, answer });
        serveNext();
      }),
    /** Accepts no new work; the pool ends when its last worker finishes. */
    retire(): void {
      retired = true;
      for (const worker of idle.splice(0)) discard(worker);
    },
    async close(): Promise<void> {
      closed = true;
      for (const { answer } of waiting.splice(0)) answer({ error: stopped });
      await Promise.all([...workers].map((worker) => worker.stop()));
    },
  };

  function serveNext(): void {
    if (waiting.length === 0 || closed) return;
    const worker = takeWorker();
    if (!worker) return;
    const request = waiting.shift();
    if (request) void serve(worker, request);
  }

  async function serve(worker: LambdaWorker, request: (typeof waiting)[number]): Promise<void> {
    const outcome = await worker.run(request.call);
    if (outcome || closed) request.answer(outcome ?? { error: stopped });
    else waiting.unshift(request);
    if (!worker.isAlive() || (retired && waiting.length === 0)) discard(worker);
    else idle.push(worker);
    serveNext();
  }

  function takeWorker(): LambdaWorker | undefined {
    let worker = idle.pop();
    while (worker && !worker.isAlive()) {
      workers.delete(worker);
      worker = idle.pop();
    }
    if (worker || workers.size >= mostWorkers) return worker;
    const started = startWorker(settings);
    workers.add(started);
    return started;
  }

  function discard(worker: LambdaWorker): void {
    workers.delete(worker);
    void worker.stop();
  }
}
