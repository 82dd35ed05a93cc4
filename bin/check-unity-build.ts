import { readCheckArguments } from '../web/build/studio-check/check-arguments';
import { printReport } from '../web/build/studio-check/print-report';
import { usageExitCode } from '../web/build/studio-check/studio-report';
import { checkUnityFolder } from '../web/unity-builds/check/check-unity-folder';

const given = readCheckArguments(process.argv.slice(2));
if (typeof given === 'string') {
  console.error(`${given} npm run unity:check -- <folder> [--json], as in web/unity-builds/harbour-wheel`);
  process.exitCode = usageExitCode;
} else {
  const report = await checkUnityFolder(given.folder);
  process.exitCode = printReport(report, { isJson: given.isJson });
}
