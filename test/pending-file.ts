import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a pending file holds once the work is done: its result, or why it failed. */
type Outcome<Result> = { readonly result: Result } | { readonly failure: string };

/**
 * Writes the result of work that a global setup began in the background to a file, for tests in other processes to wait for. The
 * suites of earlier turns run in the meantime.
 */
export async function writeWhenDone(file: string, work: Promise<unknown>): Promise<void> {
  const outcome = await work.then(
    (result): Outcome<unknown> => ({ result }),
    (error: unknown): Outcome<unknown> => ({ failure: String((error as Error).stack ?? error) }),
  );
  writeFileSync(`${file}.partial`, JSON.stringify(outcome));
  renameSync(`${file}.partial`, file);
}

/**
 * Waits for the result that `writeWhenDone` writes.
 *
 * @throws Error with the reason why the work failed
 */
export async function readWhenDone<Result>(file: string): Promise<Result> {
  while (!existsSync(file)) await sleep(200);
  const outcome = JSON.parse(readFileSync(file, 'utf8')) as Outcome<Result>;
  if ('failure' in outcome) throw new Error(outcome.failure);
  return outcome.result;
}
