import { unityFrameHeadersByName } from '../lib/constructs/site-headers';
import { readCheckArguments } from '../web/build/studio-check/check-arguments';
import { printReport } from '../web/build/studio-check/print-report';
import { usageExitCode } from '../web/build/studio-check/studio-report';
import { checkUnityFolder } from '../web/unity-builds/check/check-unity-folder';

const given = readCheckArguments(process.argv.slice(2));
if (typeof given === 'string') {
  console.error(
    `${given} npm run unity:check -- <folder> [<game>] [--json], as in web/unity-builds/harbour-wheel`,
  );
  process.exitCode = usageExitCode;
} else {
  const { folder, gameId, isJson } = given;
  const report = await checkUnityFolder(folder, unityFrameHeadersByName(), { gameId });
  process.exitCode = printReport(report, { isJson });
}
