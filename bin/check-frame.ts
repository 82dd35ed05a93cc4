import { resolve } from 'node:path';
import { frameGameHeadersByName } from '../lib/constructs/site-headers';
import { checkFrame } from '../web/build/frame-check/check-frame';
import { readCheckArguments } from '../web/build/studio-check/check-arguments';
import { printReport } from '../web/build/studio-check/print-report';
import { usageExitCode } from '../web/build/studio-check/studio-report';

const given = readCheckArguments(process.argv.slice(2));
if (typeof given === 'string') {
  console.error(`${given} npm run frame:check -- <folder> [<game>] [--json], as in web/frame-games/roulette`);
  process.exitCode = usageExitCode;
} else {
  const { folder, gameId, isJson } = given;
  const report = await checkFrame(resolve(folder), frameGameHeadersByName(), { gameId });
  process.exitCode = printReport(report, { isJson });
}
