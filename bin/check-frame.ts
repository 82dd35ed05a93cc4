import { resolve } from 'node:path';
import { frameGameHeadersByName } from '../lib/constructs/site-headers';
import { checkFrame } from '../web/build/frame-check/check-frame';
import { runCheck } from '../web/build/studio-check/run-check';

process.exitCode = await runCheck(
  process.argv.slice(2),
  'npm run frame:check -- <folder> [<game>] [--json], as in web/frame-games/roulette',
  ({ folder, gameId }) => checkFrame(resolve(folder), frameGameHeadersByName(), { gameId }),
);
