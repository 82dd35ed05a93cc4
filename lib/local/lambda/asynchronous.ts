import { setMaxListeners } from 'node:events';
import type { Clock } from '../events/clock';
import { TooManyRequests } from './account-concurrency';
import type { Functions } from './functions';
import type { Outcome } from './invocation';

/** Lambda tries an event three times, a minute and then two minutes apart. */
const retryDelaysMs = [60_000, 120_000];
/** An event that is throttled is no failure of the function: it is tried again after a second, later after five minutes, for six hours. */
const throttledDelaysMs = { first: 1000, longest: 300_000, oldest: 6 * 3_600_000 };

/** Events that functions are given without anybody waiting for the answer. */
export interface AsynchronousInvocations {
  invoke(functionName: string, event: unknown): void;
  /** Gives up what is still to be retried; running invocations end with their functions. */
  close(): Promise<void>;
}

/**
 * Opens the asynchronous invocations of a host. Events waiting to be retried do not outlive it.
 * https://docs.aws.amazon.com/lambda/latest/dg/invocation-async-error-handling.html
 */
export function openAsynchronousInvocations({
  run,
  clock,
  log,
}: {
  run: Functions['run'];
  clock: Clock;
  log: (line: string) => void;
}): AsynchronousInvocations {
  const closing = new AbortController();
  // Every wait listens to it, and there is no bound to how many wait.
  setMaxListeners(0, closing.signal);
  const underWay = new Set<Promise<void>>();

  return {
    invoke(functionName, event) {
      const delivering = deliver(functionName, event)
        .catch((error: unknown) => log(`${functionName} could not be given an event: ${String(error)}`))
        .finally(() => underWay.delete(delivering));
      underWay.add(delivering);
    },
    async close() {
      closing.abort();
      await Promise.all(underWay);
    },
  };

  async function deliver(functionName: string, event: unknown): Promise<void> {
    for (const delayMs of [0, ...retryDelaysMs]) {
      if (delayMs > 0) await clock.sleep(delayMs, closing.signal);
      if (closing.signal.aborted) return;
      const outcome = await runUnthrottled(functionName, event);
      if (outcome === 'given up') return;
      if (!('error' in outcome)) return;
    }
    if (!closing.signal.aborted) log(`${functionName} failed three times on an event, which is dropped.`);
  }

  async function runUnthrottled(functionName: string, event: unknown): Promise<Outcome | 'given up'> {
    const { first, longest, oldest } = throttledDelaysMs;
    const startedAtMs = clock.now().getTime();
    for (let delayMs = first; !closing.signal.aborted; delayMs = Math.min(longest, delayMs * 2)) {
      try {
        return await run(functionName, event);
      } catch (error) {
        if (!(error instanceof TooManyRequests)) throw error;
      }
      if (clock.now().getTime() - startedAtMs > oldest) {
        log(`${functionName} was throttled for six hours on an event, which is dropped.`);
        return 'given up';
      }
      await clock.sleep(delayMs, closing.signal);
    }
    return 'given up';
  }
}
