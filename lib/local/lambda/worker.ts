import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { transformSync } from 'esbuild';
import type { Boot, Call, FunctionError, Outcome, Report, Request, WorkerData } from './invocation';

export interface WorkerSettings {
  readonly boot: Boot;
  /** The whole environment that the function sees. */
  readonly environment: Readonly<Record<string, string>>;
  /** Milliseconds for the handler, without loading. */
  readonly timeoutMs: number;
}

/** A thread that runs one invocation at a time. A dead one answers nothing and has to be replaced. */
export type LambdaWorker = ReturnType<typeof startWorker>;

/** Lambda's limit for loading a function. https://docs.aws.amazon.com/lambda/latest/dg/lambda-runtime-environment.html */
const loadTimeoutMs = 10_000;

let compiledRuntime: string | undefined;

/** Starts a thread for a function; the handler loads at once, before the first invocation. */
export function startWorker({ boot, environment, timeoutMs }: WorkerSettings) {
  compiledRuntime ??= compileRuntime();
  const begun = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const thread = new Worker(compiledRuntime, {
    eval: true,
    workerData: { boot, begun } satisfies WorkerData,
    env: { ...environment },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: boot.memoryMegabytes },
  });
  let alive = true;
  let hasServed = false;
  let endingError: Error | undefined;
  let onReport: (report: Report) => void = () => undefined;
  let onEnd: (exitCode: number) => void = () => undefined;
  thread.on('message', (report: Report) => onReport(report));
  thread.on('error', (error: Error) => (endingError = error));
  thread.on('exit', (exitCode) => {
    alive = false;
    onEnd(exitCode);
  });

  return {
    isAlive: () => alive,
    run,
    async stop(): Promise<void> {
      alive = false;
      await thread.terminate();
    },
  };

  /** @returns undefined when the thread ended before it could begin; the call then needs another worker */
  function run(call: Call): Promise<Outcome | undefined> {
    return new Promise((resolve) => {
      const begunBefore = Atomics.load(begun, 0);
      const isOurs = () => !hasServed || Atomics.load(begun, 0) > begunBefore;
      const limitMs = hasServed ? timeoutMs : loadTimeoutMs;
      let timer = setTimeout(() => expire(limitMs), limitMs);
      const settle = (outcome: Outcome | undefined) => {
        clearTimeout(timer);
        onReport = (report) => report.kind === 'log' && call.onLog(report.text);
        onEnd = () => undefined;
        resolve(outcome);
      };
      const expire = (limitMs: number) => {
        alive = false;
        void thread.terminate();
        settle({ error: timedOut(call.requestId, limitMs) });
      };
      onReport = (report) => {
        if (report.kind === 'log') call.onLog(report.text);
        else if (report.kind === 'settled') settle(report.outcome);
        else if (report.kind === 'dying') {
          alive = false;
          settle(isOurs() ? report.outcome : undefined);
        } else {
          hasServed = true;
          clearTimeout(timer);
          timer = setTimeout(() => expire(timeoutMs), timeoutMs);
        }
      };
      onEnd = (exitCode) => {
        settle(isOurs() ? { error: exited(call.requestId, exitCode, endingError) } : undefined);
      };
      if (!alive) return settle(undefined);
      thread.postMessage({ requestId: call.requestId, event: call.event, timeoutMs } satisfies Request);
    });
  }
}

function compileRuntime(): string {
  const source = readFileSync(new URL('./runtime.ts', import.meta.url), 'utf8');
  return transformSync(source, { loader: 'ts', format: 'cjs', platform: 'node', target: 'node20' }).code;
}

/** Message of https://docs.aws.amazon.com/lambda/latest/dg/troubleshooting-invocation.html */
function timedOut(requestId: string, limitMs: number): FunctionError {
  const seconds = (limitMs / 1000).toFixed(2);
  return {
    errorType: 'Sandbox.Timedout',
    errorMessage: `RequestId: ${requestId} Error: Task timed out after ${seconds} seconds`,
  };
}

function exited(requestId: string, exitCode: number, error: Error | undefined): FunctionError {
  const outOfMemory = (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';
  const cause = outOfMemory ? 'signal: killed' : `exit status ${exitCode}`;
  const ending = exitCode === 0 ? 'without providing a reason' : `with error: ${cause}`;
  return {
    errorType: 'Runtime.ExitError',
    errorMessage: `RequestId: ${requestId} Error: Runtime exited ${ending}`,
  };
}
