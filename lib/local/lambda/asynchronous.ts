import { openWorkUnderWay } from '../state/work-under-way';
import type { Clock } from '../time/clock';
import { createClosing } from '../time/closing';
import { type Functions, TooManyRequests } from './functions';
import type { Outcome } from './invocation';

/** Lambda tries an event three times, with delays of one and two minutes. */
const retryDelaysMs = [60_000, 120_000];
/**
 * Throttling does not count as a failure of the function: the event is retried after a second, with backoff up to
 * five minutes, for six hours.
 */
const throttledDelaysMs = { first: 1000, longest: 300_000, oldest: 6 * 3_600_000 };

export type AsynchronousInvocations = ReturnType<typeof openAsynchronousInvocations>;

/**
 * Opens the asynchronous invocations of a host, whose callers do not wait for a result. Pending retries do not survive it.
 * https://docs.aws.amazon.com/lambda/latest/dg/invocation-async-error-handling.html
 */
export function openAsynchronousInvocations(settings: {
  run: Functions['run'];
  clock: Clock;
  log: (line: string) => void;
}) {
  const { run, clock, log } = settings;
  const closing = createClosing();
  const work = openWorkUnderWay();

  return {
    invoke(functionName: string, event: unknown): void {
      const delivering = deliver(functionName, event).catch((error: unknown) =>
        log(`${functionName} could not receive an event: ${String(error)}`),
      );
      void work.track(delivering);
    },
    /** Drops pending retries; running invocations end with their functions. */
    async close(): Promise<void> {
      closing.abort();
      await work.ended();
    },
  };

  async function deliver(functionName: string, event: unknown): Promise<void> {
    for (const delayMs of [0, ...retryDelaysMs]) {
      await clock.sleep(delayMs, closing.signal);
      const outcome = await runUnthrottled(functionName, event);
      if (!outcome || !('error' in outcome)) return;
    }
    if (!closing.signal.aborted) log(`${functionName} failed three times on an event, which was dropped.`);
  }

  /** @returns undefined when the event was given up, or the host is closing */
  async function runUnthrottled(functionName: string, event: unknown): Promise<Outcome | undefined> {
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
        return undefined;
      }
      await clock.sleep(delayMs, closing.signal);
    }
    return undefined;
  }
}
