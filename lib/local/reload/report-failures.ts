import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { Functions } from '../lambda/functions';

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
  functions.onFailure(({ logicalId, entry, boot }, { errorType, errorMessage, trace = [] }) => {
    const text = trace.join('\n');
    if (entry === undefined || text === '' || reported.get(logicalId) === text) return;
    reported.set(logicalId, text);
    const place = placeOf(entry, boot.taskRoot, trace) ?? 'an unknown location';
    log(`${entry} failed at ${place}: ${errorType}: ${errorMessage}`);
  });

  /** The first project line of a stack trace; undefined once the sources differ from the code that ran. */
  function placeOf(entry: string, ran: string, trace: readonly string[]): string | undefined {
    const now = mkdtempSync(join(tmpdir(), 'local-source-map-'));
    try {
      bundle(entry, now, { sourceMap: true });
      const places = trace.flatMap((frame) => {
        const [, name = '', line, column] = /([\w.-]+\.cjs):(\d+):(\d+)\)?$/.exec(frame) ?? [];
        const found = mapOf(join(ran, name), join(now, name))?.findEntry(
          Number(line) - 1,
          Number(column) - 1,
        );
        if (!found || !('originalSource' in found)) return [];
        return [`${relative(root, resolve(now, found.originalSource))}:${found.originalLine + 1}`];
      });
      return places.find((place) => !place.includes('node_modules'));
    } catch (error) {
      // A build that fails here is reported when the function is rebundled.
      if ('errors' in (error as object)) return undefined;
      throw error;
    } finally {
      rmSync(now, { recursive: true });
    }
  }
}

/** The map of a file of the bundle; undefined for another file, and once the sources differ from the code that ran. */
function mapOf(ran: string, now: string): SourceMap | undefined {
  if (!existsSync(`${now}.map`) || !existsSync(ran)) return undefined;
  if (readFileSync(ran, 'utf8') !== readFileSync(now, 'utf8')) return undefined;
  return new SourceMap(JSON.parse(readFileSync(`${now}.map`, 'utf8')) as SourceMapPayload);
}
