import { unityFrameHeadersByName } from '../lib/constructs/site-headers';
import { runCheck } from '../web/build/studio-check/run-check';
import { checkUnityFolder } from '../web/unity-builds/check/check-unity-folder';

process.exitCode = await runCheck(
  process.argv.slice(2),
  'npm run unity:check -- <folder> [<game>] [--json], as in web/unity-builds/harbour-wheel',
  ({ folder, gameId }) => checkUnityFolder(folder, unityFrameHeadersByName(), { gameId }),
);
