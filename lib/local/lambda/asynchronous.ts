import { openWorkUnderWay } from '../state/work-under-way';
import type { Clock } from '../time/clock';
import { createClosing } from '../time/closing';
import { TooManyRequests } from './account-concurrency';
import type { Functions } from './functions';
import type { Outcome } from './invocation';

/** Lambda tries an event three times, with delays of one and two minutes. */
const retryDelaysMs = [60_000, 120_000];
/**
 * Throttling does not count as a failure of the function: the event is retried after a second, with backoff up to
 * five minutes, for six hours.
 */
const throttledDelaysMs = { first: 1000, longest: 300_000, oldest: 6 * 3_600_000 };

/** Asynchronous invocations, whose callers do not wait for a result. */
export interface AsynchronousInvocations {
  invoke(functionName: string, event: unknown): void;
  /** Drops pending retries; running invocations end with their functions. */
  close(): Promise<void>;
}

/**
 * Opens the asynchronous invocations of a host. Pending retries do not survive it.
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
  const closing = createClosing();
  const work = openWorkUnderWay();

  return {
    invoke(functionName, event) {
      const delivering = deliver(functionName, event).catch((error: unknown) =>
        log(`${functionName} could not receive an event: ${String(error)}`),
      );
      void work.track(delivering);
    },
    async close() {
      closing.abort();
      await work.ended();
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
    if (!closing.signal.aborted) log(`${functionName} failed three times on an event, which was dropped.`);
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
        log(`${functionName} was throttled for six hours on an event, which was dropped.`);
        return 'given up';
      }
      await clock.sleep(delayMs, closing.signal);
    }
    return 'given up';
  }
}
