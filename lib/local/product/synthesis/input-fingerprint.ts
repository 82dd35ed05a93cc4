import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const inputs = [
  'bin/casino-app.ts',
  'bin/deploy.ts',
  'bin/public-paths.ts',
  'cdk.json',
  'content',
  'graphql',
  'lambdas',
  'lib',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'web/public',
];
/** The host and the rehearsal read templates and do not affect them. */
const ignored = ['lib/local', 'lib/rehearsal'];

/** Changes with every input of the template; content files count only by their names, which are paths of pages. */
export function inputFingerprint(root: string, stage: string): string {
  const hash = createHash('sha256').update(`${stage}\n${process.version}\n`);
  for (const input of inputs)
    for (const path of filesUnder(root, join(root, input)))
      hash.update(`${path}\n`).update(path.endsWith('.md') ? '' : readFileSync(join(root, path)));
  return hash.digest('hex');
}

function filesUnder(root: string, path: string): string[] {
  const name = relative(root, path).replaceAll('\\', '/');
  if (!existsSync(path) || ignored.includes(name) || /\.test\.tsx?$/.test(name)) return [];
  if (!statSync(path).isDirectory()) return [name];
  return readdirSync(path)
    .sort()
    .flatMap((child) => filesUnder(root, join(path, child)));
}
