import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What something is built from. */
interface Inputs {
  /** Files and folders, relative to the root. */
  readonly paths: readonly string[];
  /** Paths below them that do not count. */
  readonly ignored: RegExp;
  /** Files that count only by their names. @default none */
  readonly onlyNamed?: RegExp;
}

const ofTemplate: Inputs = {
  paths: [
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
  ],
  // The host and the rehearsal read templates and do not affect them.
  ignored: /^lib\/(local|rehearsal)$|\.test\.tsx?$/,
  // Names of content files are paths of pages.
  onlyNamed: /\.md$/,
};

/**
 * Changes with every input.
 *
 * @param purpose  text that changes it too
 * @param inputs   @default those of the template
 * @throws Error when an input is missing: a renamed one would no longer count
 */
export function inputFingerprint(root: string, purpose: string, inputs = ofTemplate): string {
  const { paths, ignored, onlyNamed } = inputs;
  const hash = createHash('sha256').update(`${purpose}\n${process.version}\n`);
  for (const path of paths.flatMap((input) => filesUnder(root, input, ignored)))
    hash.update(`${path}\n`).update(onlyNamed?.test(path) ? '' : readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** Files that count, without links: a start reads their types with their names, because it looks at thousands. */
function filesUnder(root: string, input: string, ignored: RegExp): string[] {
  return statSync(join(root, input)).isDirectory() ? filesIn(root, input, ignored) : [input];
}

function filesIn(root: string, folder: string, ignored: RegExp): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isSymbolicLink() || ignored.test(path)) return [];
      return entry.isDirectory() ? filesIn(root, path, ignored) : [path];
    });
}
