import { startVitest } from 'vitest/node';
import { findChromium } from './browser/chromium';

/**
 * Every test, or with arguments only those that they name: `npm test -- unit local` for suites,
 * `npm test -- lib/domain/wallet` for files.
 */
const suites = 'unit architecture stack simulation local api graphql fuzz build browser'.split(' ');
const args = process.argv.slice(2);
const named = args.filter((argument) => suites.includes(argument));
const files = args.filter((argument) => !suites.includes(argument));

// Installed at most once, before suites look for it side by side.
findChromium();
process.env['NODE_ENV'] = 'test';
const vitest = await startVitest('test', files, {
  watch: false,
  ...(named.length > 0 && { project: named }),
});
await vitest.close();
