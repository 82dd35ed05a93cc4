import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { FunctionDefinition, Functions } from '../lambda/functions';
import type { FunctionError } from '../lambda/invocation';

export interface ReportSettings {
  /** Folder that places are relative to. */
  readonly root: string;
  readonly functions: Pick<Functions, 'onFailure'>;
  /** Bundles an entry into an empty folder, as for a deployment, with a source map. */
  readonly bundle: (entry: string, outputFolder: string, options: { sourceMap: true }) => unknown;
  readonly log: (line: string) => void;
}

/** Logs each failure of a function, while it loads or later, with its place in the sources; the same failure once. */
export function reportFailures({ root, functions, bundle, log }: ReportSettings): void {
  const reported = new Map<string, string>();
  functions.onFailure((definition, error) => {
    const { logicalId, entry } = definition;
    const trace = error.trace?.join('\n') ?? '';
    if (entry === undefined || trace === '' || reported.get(logicalId) === trace) return;
    reported.set(logicalId, trace);
    const place = placeOf(entry, definition, error, { root, bundle }) ?? 'an unknown location';
    log(`${entry} failed at ${place}: ${error.errorType}: ${error.errorMessage}`);
  });
}

/** The first project line of a stack trace; undefined once the sources differ from the code that ran. */
function placeOf(
  entry: string,
  { boot }: FunctionDefinition,
  error: FunctionError,
  { root, bundle }: Pick<ReportSettings, 'root' | 'bundle'>,
): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'local-source-map-'));
  try {
    if (!builds(() => bundle(entry, folder, { sourceMap: true }))) return undefined;
    const places = (error.trace ?? []).flatMap((frame) => {
      const [, name, line, column] = /([\w.-]+\.cjs):(\d+):(\d+)\)?$/.exec(frame) ?? [];
      const map = name === undefined ? undefined : mapOf(name, { ran: boot.taskRoot, now: folder });
      const found = map?.findEntry(Number(line) - 1, Number(column) - 1);
      if (!found || !('originalSource' in found)) return [];
      return [`${relative(root, resolve(folder, found.originalSource))}:${found.originalLine + 1}`];
    });
    return places.find((place) => !place.includes('node_modules'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The map of a file of the bundle; undefined once the sources differ from the code that ran. */
function mapOf(name: string, folders: { readonly ran: string; readonly now: string }): SourceMap | undefined {
  const [ran, now] = [join(folders.ran, name), join(folders.now, name)];
  if (!existsSync(ran) || !existsSync(now)) return undefined;
  if (readFileSync(ran, 'utf8') !== readFileSync(now, 'utf8')) return undefined;
  return new SourceMap(JSON.parse(readFileSync(`${now}.map`, 'utf8')) as SourceMapPayload);
}

/** A build that fails here is reported when the function is rebundled. */
function builds(bundle: () => unknown): boolean {
  try {
    bundle();
    return true;
  } catch (error) {
    if ('errors' in (error as object)) return false;
    throw error;
  }
}
