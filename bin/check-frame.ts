import { resolve } from 'node:path';
import { frameGameHeadersByName } from '../lib/constructs/site-headers';
import { checkFrame } from '../web/build/frame-check/check-frame';

const [folder, gameId] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name the folder of a game: npm run frame:check -- web/frame-games/roulette');
  process.exitCode = 2;
} else {
  const { facts, faults } = await checkFrame(resolve(folder), frameGameHeadersByName(), { gameId });
  for (const fact of facts) console.log(fact);
  for (const fault of faults) console.error(`Fault: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  else console.log('No faults found.');
}
