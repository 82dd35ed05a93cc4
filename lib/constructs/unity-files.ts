import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { StageError } from '../stage';
import { type UnityHeaders, unityHeaders } from '../unity-file-headers';

/** Where the site's build puts Unity builds, and where browsers find them. */
export const unityBuilds = 'unity-frame/builds';

/** Unity files that are published with the same headers. */
export interface UnityFiles {
  /** Valid as a construct id: `UnityWasmBr`. */
  readonly name: string;
  /** Files of the folder with other headers, as patterns of a `.gitignore`. */
  readonly others: string[];
  readonly headers: UnityHeaders;
}

/**
 * Groups the files of Unity builds by their headers, because one deployment sets the same headers on all its files.
 *
 * @param folder  may be missing, when there is no Unity game
 * @throws StageError naming the first file that no Unity build contains
 */
export function listUnityFiles(folder: string): UnityFiles[] {
  const files = filesBelow(folder);
  const named = files.map((file) => ({ file, headers: headersFor(folder, file) }));
  const kinds = new Map(named.map(({ headers }) => [nameOf(headers), headers]));
  return [...kinds]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, headers]) => ({
      name,
      headers,
      others: named.filter((each) => nameOf(each.headers) !== name).map(({ file }) => patternOf(file)),
    }));
}

function headersFor(folder: string, file: string): UnityHeaders {
  const headers = unityHeaders(file);
  if (headers) return headers;
  throw new StageError(
    `${join(folder, file)} is not a known file type of a Unity build. Remove it, or add its type to lib/unity-file-headers.ts.`,
  );
}

function patternOf(file: string): string {
  return `/${file.replaceAll(/[[\]*?!#\\]/g, String.raw`\$&`)}`;
}

function nameOf({ contentType, contentEncoding }: UnityHeaders): string {
  const parts = `unity ${contentType.replace(/^.*\//, '')} ${contentEncoding ?? ''}`.split(/[^a-z]+/);
  return parts.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
}

/** Paths relative to the folder, with slashes. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
