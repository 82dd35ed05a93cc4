import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Content of a pending file after the work: its result or its error. */
type Outcome<Result> = { readonly result: Result } | { readonly failure: string };

/**
 * Writes the result of background work of a global setup to a file, for which tests in other processes wait. Suites of earlier turns run
 * in the meantime.
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
