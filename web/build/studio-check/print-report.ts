import { reportLines } from './report-lines';
import { exitCodes, type StudioReport } from './studio-report';

/**
 * Prints a report to standard output, as lines or as JSON.
 *
 * @returns the exit code of the check
 */
export function printReport(report: StudioReport, { isJson }: { isJson: boolean }): number {
  console.log(isJson ? JSON.stringify(report, null, 2) : reportLines(report).join('\n'));
  return exitCodes[report.verdict];
}
