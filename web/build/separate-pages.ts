import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** A page that is built separately from the site, since it has another content security policy. */
export interface SeparatePage {
  /** URL folder of its files, without slashes at the ends. */
  readonly at: string;
  readonly root: string;
  readonly configFile: string;
}

/** Files of such a page, by path without a leading slash. */
export type PageFiles = ReadonlyMap<string, string | Uint8Array>;

/** The starting point for studios; it is not playable on the site. */
const sample = 'sample';

/**
 * All separate pages: each frame game alone, so that none contains code of another, and the frame for Unity.
 *
 * @param web  the folder of the site's sources
 */
export function listSeparatePages(web: string): SeparatePage[] {
  const frameGames = join(web, 'frame-games');
  const games = readdirSync(frameGames, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== sample)
    .filter(({ name }) => existsSync(join(frameGames, name, 'index.html')))
    .map(({ name }) => frameGamePage(web, join(frameGames, name), `frame-games/${name}`));
  const unity = join(web, 'unity-frame');
  const configFile = join(unity, 'vite.config.ts');
  return existsSync(configFile) ? [...games, { at: 'unity-frame', root: unity, configFile }] : games;
}

/** The page of one frame game in any folder. */
export function frameGamePage(web: string, root: string, at: string): SeparatePage {
  return { at, root, configFile: join(web, 'frame-games', 'vite.config.ts') };
}

/** Builds a page in memory. */
export async function buildSeparatePage(
  { at, root, configFile }: SeparatePage,
  mode: string,
): Promise<PageFiles> {
  const built = await build({
    root,
    configFile,
    mode,
    configLoader: 'runner',
    logLevel: 'warn',
    build: { write: false },
  });
  return filesOf(at, built as Rolldown.RolldownOutput | Rolldown.RolldownOutput[]);
}

/** The files of a page that was built without being written. */
export function filesOf(
  at: string,
  built: Rolldown.RolldownOutput | readonly Rolldown.RolldownOutput[],
): PageFiles {
  const outputs = [built].flat();
  return new Map(
    outputs.flatMap(({ output }) =>
      output.map((file) => [`${at}/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
    ),
  );
}
