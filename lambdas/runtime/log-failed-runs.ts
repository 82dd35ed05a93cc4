import { type Log, logLines } from './log';

/**
 * Logs the error of a function that fails, and throws it again, so that Lambda counts and retries the run. Lambda's own line of an error is
 * not JSON, so the alarm on error lines does not count it, and the retries of a rare run end too soon for the alarm on failed functions.
 *
 * @param isRefusal  whether an error refuses a caller, and so is no failure; by default none does
 */
export function logFailedRuns<Inputs extends unknown[], Result>(
  log: Log,
  run: (...inputs: Inputs) => Promise<Result>,
  isRefusal: (error: unknown) => boolean = () => false,
): (...inputs: Inputs) => Promise<Result> {
  return async (...inputs) => {
    try {
      return await run(...inputs);
    } catch (error) {
      if (!isRefusal(error)) log(logLines.runFailed, { error });
      throw error;
    }
  };
}
