import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { synthesize } from '../../lib/local/product/synthesis/synthesize';
import { writeWhenDone } from '../pending-file';
import { scale } from '../scale';
import { openShared } from '../shared-setup';
import { npmStart, type StartedProduct } from './npm-start';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of the pending file of the product in the fresh clone; `product.ts` reads it. */
    productFile: string;
  }
}

interface FreshClone {
  readonly folder: string;
  readonly file: string;
  readonly abortController: AbortController;
  readonly starting: Promise<StartedProduct>;
  readonly isReady: () => boolean;
}

/**
 * Starts the product from a fresh clone in the background: copies the tracked files into an empty folder and runs `npm start` there,
 * which builds the site as deployed. The full run also installs the packages and bundles the functions; at the gate scale both are linked
 * from this checkout, where `npm test` has built them the same way. Stops with SIGINT at the end and requires a clean exit.
 */
export default function startFreshClone(project: TestProject): () => Promise<void> {
  const { opened, teardown } = openShared('fresh clone', () => start(project.config.root), stop);
  project.provide('productFile', opened.file);
  return teardown;
}

function start(repository: string): FreshClone {
  const folder = mkdtempSync(join(tmpdir(), 'jade-harbour-clone-'));
  const file = `${folder}.json`;
  const abortController = new AbortController();
  copyTrackedFiles(repository, folder);
  let isReady = false;
  const starting = linkBuildArtifacts(repository, folder).then(() =>
    npmStart(folder, ['--built', '--empty'], abortController.signal),
  );
  const product = starting.then(({ siteUrl }) => {
    isReady = true;
    return { siteUrl, cloneFolder: folder };
  });
  void writeWhenDone(file, product);
  return { folder, file, abortController, starting, isReady: () => isReady };
}

function copyTrackedFiles(repository: string, folder: string): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: repository,
  });
  for (const path of listed.toString().split('\0').filter(Boolean)) {
    const isFile = statSync(join(repository, path), { throwIfNoEntry: false })?.isFile();
    if (isFile) cpSync(join(repository, path), join(folder, path));
  }
}

/** At the gate scale, links the packages of this checkout, without tool caches, and the bundles of its functions into a clone. */
async function linkBuildArtifacts(repository: string, folder: string): Promise<void> {
  if (scale !== 'gate') return;
  const isCache = (path: string) => /node_modules\/\.(cache|vite)/.test(path);
  linkFolder(join(repository, 'node_modules'), join(folder, 'node_modules'), isCache);
  const localFolder = join(repository, '.local');
  await synthesize('local', join(localFolder, 'cdk.out'));
  mkdirSync(join(folder, '.local'));
  linkFolder(join(localFolder, 'bundles'), join(folder, '.local', 'bundles'), () => false);
}

/** Copies a folder by hard links, or by copying files across file systems. */
function linkFolder(from: string, to: string, isExcluded: (path: string) => boolean): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (isExcluded(source)) continue;
    if (entry.isDirectory()) linkFolder(source, target, isExcluded);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkFile(source, target);
  }
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyFileSync(source, target);
  }
}

async function stop({ folder, file, abortController, starting, isReady }: FreshClone): Promise<void> {
  if (!isReady()) abortController.abort();
  // A failed or canceled start has no process left; the waiting tests report its output.
  const started = await starting.catch(() => undefined);
  const exitCode = await started?.stop();
  rmSync(folder, { recursive: true, force: true });
  rmSync(file, { force: true });
  if (exitCode) throw new Error(`npm start ended with ${exitCode} after SIGINT`);
}
