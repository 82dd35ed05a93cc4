/**
 * Runs several tasks in sequence on one schedule. A task that fails does not prevent the others.
 *
 * @throws AggregateError at the end when a task failed, so that the run counts as failed
 */
export function runInSequence(...runs: readonly (() => Promise<Record<string, number>>)[]) {
  return async (): Promise<Record<string, number>> => {
    const counts: Record<string, number> = {};
    const errors: unknown[] = [];
    for (const run of runs) {
      try {
        Object.assign(counts, await run());
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${runs.length} runs failed`);
    return counts;
  };
}
