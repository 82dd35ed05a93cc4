import { describe, expect, it } from 'vitest';
import { type Log, logLines } from './log';
import { logFailedRuns } from './log-failed-runs';

function setup() {
  const logged: unknown[] = [];
  const log: Log = (line, details) => void logged.push([line, details]);
  return { logged, log };
}

const away = new Error('away');

describe('logFailedRuns', () => {
  it('logs the error of a failed run and throws it again, so that Lambda counts the failure', async () => {
    const { logged, log } = setup();
    const run = logFailedRuns(log, async () => {
      throw away;
    });

    await expect(run()).rejects.toBe(away);
    expect(logged).toEqual([[logLines.runFailed, { error: away }]]);
  });

  it('passes the inputs on and returns the result of a run that succeeds', async () => {
    const { logged, log } = setup();
    const run = logFailedRuns(log, async (count: number, by: number) => count * by);

    expect(await run(6, 7)).toBe(42);
    expect(logged).toEqual([]);
  });

  it('logs no refusal, but throws it', async () => {
    const { logged, log } = setup();
    const run = logFailedRuns(
      log,
      async () => {
        throw away;
      },
      (error) => error === away,
    );

    await expect(run()).rejects.toBe(away);
    expect(logged).toEqual([]);
  });
});
