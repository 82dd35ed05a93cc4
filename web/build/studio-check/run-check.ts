import { type CheckArguments, readCheckArguments } from './check-arguments';
import { printReport } from './print-report';
import { notRunExitCode, type StudioReport } from './studio-report';

/**
 * Runs a check by its command line and prints its report.
 *
 * @param usage  how the command is called, as a sentence for a command line that is not understood
 * @returns the exit code: that of the verdict, or `notRunExitCode` where there is no verdict
 */
export async function runCheck(
  given: readonly string[],
  usage: string,
  check: (read: CheckArguments) => Promise<StudioReport>,
): Promise<number> {
  const read = readCheckArguments(given);
  if (typeof read === 'string') {
    console.error(`${read} ${usage}`);
    return notRunExitCode;
  }
  try {
    return printReport(await check(read), read);
  } catch (failure) {
    console.error('The check itself failed, so the game is neither accepted nor faulty:', failure);
    return notRunExitCode;
  }
}
