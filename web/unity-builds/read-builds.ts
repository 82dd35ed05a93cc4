import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import gameCatalog from '#content/catalog/games.json' with { type: 'json' };
import { harbourWheel } from '#domain/games/wheel/harbour-wheel';
import { type Part, partNamed } from './build-parts';
import { checkBuild } from './check/check-build';
import { makeHarbourWheel } from './harbour-wheel/make';

/** A build of a game in the catalog. */
export interface UnityBuild {
  readonly gameId: string;
  /** Path of its files below `/unity-frame/`; it contains a content hash, so the files are immutable. */
  readonly folder: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Builds from sources of this repository; all others are in a folder `Build` as Unity wrote them. */
const handMade: Readonly<Record<string, () => Promise<Map<string, Buffer>>>> = {
  'harbour-wheel': () => makeHarbourWheel(harbourWheel.segments.map(({ multiple }) => multiple)),
};

/**
 * Reads the build of every game of kind `unity` in the catalog.
 *
 * @throws Error with every fault of a build
 */
export function readUnityBuilds(): Promise<UnityBuild[]> {
  const games = gameCatalog.flatMap((game) =>
    'build' in game ? [{ id: game.id, build: String(game.build) }] : [],
  );
  return Promise.all(games.map(({ id, build }) => readBuild(id, build)));
}

async function readBuild(gameId: string, name: string): Promise<UnityBuild> {
  const files = await readBuildOf(join(import.meta.dirname, name));
  const faults = checkBuild(files).filter(({ kind }) => kind === 'fault');
  if (faults.length > 0)
    throw new Error(
      `The build ${name} of ${gameId} cannot be shown:\n${faults.map(({ text }) => `- ${text}`).join('\n')}`,
    );
  return buildOf(gameId, files);
}

/**
 * Reads the build in a folder.
 *
 * @param folder  the output folder of Unity, or the sources of a build that this repository makes
 */
export async function readBuildOf(folder: string): Promise<Map<string, Buffer>> {
  const isOurs = dirname(resolve(folder)) === import.meta.dirname;
  const make = isOurs ? handMade[basename(resolve(folder))] : undefined;
  return make ? make() : readBuildFolder(folder);
}

/**
 * Reads the output of Unity.
 *
 * @param folder  the output folder of Unity, or its folder `Build`
 */
export function readBuildFolder(folder: string): Map<string, Buffer> {
  const inner = join(folder, 'Build');
  const from = existsSync(inner) ? inner : folder;
  const entries = readdirSync(from, { withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(entries.map(({ name }) => [name, readFileSync(join(from, name))]));
}

/** Names the folder of a build by the content of its files. */
export function buildOf(gameId: string, files: ReadonlyMap<string, Buffer>): UnityBuild {
  return { gameId, folder: `builds/${gameId}/${fingerprint(files)}`, files };
}

/** Path of each part of a build, below `/unity-frame/`. */
export function addressesOf({ folder, files }: UnityBuild): Record<Part, string> {
  const named = [...files.keys()].flatMap((file) => {
    const part = partNamed(file)?.part;
    return part ? [[part, `${folder}/${file}`] as const] : [];
  });
  return Object.fromEntries(named) as Record<Part, string>;
}

function fingerprint(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  for (const [name, bytes] of [...files].sort(([one], [other]) => (one < other ? -1 : 1)))
    hash.update(`${name} ${bytes.length} `).update(bytes);
  return hash.digest('hex').slice(0, 12);
}
