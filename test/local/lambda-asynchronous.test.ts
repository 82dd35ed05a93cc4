import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type AsynchronousInvocations,
  openAsynchronousInvocations,
} from '../../lib/local/lambda/asynchronous';
import type { Outcome } from '../../lib/local/lambda/invocation';
import { createManualClock, type ManualClock } from './manual-clock';

const failure: Outcome = { error: { errorType: 'Error', errorMessage: 'broken' } };
const success: Outcome = { payload: 'null' };

let clock: ManualClock;
let outcomes: Outcome[];
let runs: unknown[];
let lines: string[];
let asynchronous: AsynchronousInvocations;

beforeEach(() => {
  clock = createManualClock('2026-03-01T12:00:00Z');
  [outcomes, runs, lines] = [[], [], []];
  const run = async (name: string, event: unknown) => {
    runs.push([name, event]);
    return outcomes.shift() ?? success;
  };
  asynchronous = openAsynchronousInvocations({ run, clock, log: (line) => lines.push(line) });
});

afterEach(() => asynchronous.close());

// https://docs.aws.amazon.com/lambda/latest/dg/invocation-async-error-handling.html
describe('an asynchronous invocation', () => {
  it('runs once when it succeeds', async () => {
    asynchronous.invoke('sweep', { a: 1 });
    await clock.advance(3_600_000);

    expect(runs).toEqual([['sweep', { a: 1 }]]);
    expect(lines).toEqual([]);
  });

  it('is retried after one minute and after two more, then dropped with a log line', async () => {
    outcomes = [failure, failure, failure];
    const counts: number[] = [];

    asynchronous.invoke('sweep', {});
    for (const ms of [59_999, 1, 119_999, 1, 3_600_000]) {
      await clock.advance(ms);
      counts.push(runs.length);
    }

    expect(counts).toEqual([1, 2, 2, 3, 3]);
    expect(lines).toEqual([expect.stringContaining('sweep failed three times')]);
  });

  it('is not retried once it succeeded', async () => {
    outcomes = [failure];

    asynchronous.invoke('sweep', {});
    await clock.advance(3_600_000);

    expect(runs).toHaveLength(2);
  });

  it('is dropped when the host stops', async () => {
    outcomes = [failure];
    asynchronous.invoke('sweep', {});
    await clock.advance(1);

    await asynchronous.close();
    await clock.advance(3_600_000);

    expect(runs).toHaveLength(1);
    expect(lines).toEqual([]);
  });
});
