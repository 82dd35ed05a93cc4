import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** A page that is built apart from the site, since another content policy holds for it. */
export interface SeparatePage {
  /** Where its files are served, without slashes at the ends. */
  readonly at: string;
  readonly root: string;
  readonly configFile: string;
}

/** A file of such a page, by its address without a slash in front. */
export type PageFiles = ReadonlyMap<string, string | Uint8Array>;

/** Where studios start from; nobody plays it. */
const sample = 'sample';

/**
 * Every page of this kind: each frame game by itself, so that none holds anything of another, and the frame for Unity.
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

/** The page of one frame game, wherever its folder lies. */
export function frameGamePage(web: string, root: string, at: string): SeparatePage {
  return { at, root, configFile: join(web, 'frame-games', 'vite.config.ts') };
}

/** Builds a page without writing anything. */
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
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  return new Map(
    outputs.flatMap(({ output }) =>
      output.map((file) => [`${at}/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
    ),
  );
}
