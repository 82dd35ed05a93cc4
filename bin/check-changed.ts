import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

/** Files that differ from the last commit, deleted ones not included. */
const changed = ['diff HEAD --name-only --diff-filter=d', 'ls-files --others --exclude-standard']
  .flatMap((command) => execFileSync('git', command.split(' '), { encoding: 'utf8' }).split('\n'))
  .filter((file) => file !== '' && existsSync(file));
const code = changed.filter((file) => /\.(ts|tsx|js|mjs)$/.test(file));
// ESLint knows which files of the domain resolvers include.
const forResolvers = code.filter((file) => /^(graphql|lib\/domain)\//.test(file));
const formatted = changed.filter((file) => /\.(ts|tsx|js|mjs|json|md|css|html|yml)$/.test(file));

const results = await Promise.all([
  run('npm', ['run', '--silent', 'check:types']),
  ...(code.length > 0 ? [run('npx', ['--no-install', 'oxlint', ...code])] : []),
  ...(forResolvers.length > 0
    ? [run('npx', ['--no-install', 'eslint', '--no-warn-ignored', ...forResolvers])]
    : []),
  ...(formatted.length > 0 ? [run('npx', ['--no-install', 'oxfmt', '--check', ...formatted])] : []),
]);
console.log(`${changed.length} changed files; unused code is found by \`npm run check\` only.`);
process.exitCode = results.every((status) => status === 0) ? 0 : 1;

async function run(command: string, parameters: readonly string[]): Promise<number | null> {
  const [status] = (await once(spawn(command, parameters, { stdio: 'inherit' }), 'exit')) as [number | null];
  return status;
}
