import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

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
    for (const path of filesUnder(root, input))
      hash.update(`${path}\n`).update(path.endsWith('.md') ? '' : readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** Files that count, without links: a start reads their types with their names, because it looks at thousands. */
function filesUnder(root: string, input: string): string[] {
  const isFolder = statSync(join(root, input), { throwIfNoEntry: false })?.isDirectory();
  if (isFolder === undefined) return [];
  return isFolder ? filesIn(root, input) : [input];
}

function filesIn(root: string, folder: string): string[] {
  if (ignored.includes(folder)) return [];
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesIn(root, path);
      const counts = !entry.isSymbolicLink() && !/\.test\.tsx?$/.test(path);
      return counts ? [path] : [];
    });
}
