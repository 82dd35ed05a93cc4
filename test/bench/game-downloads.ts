import { readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { listMachines } from '#domain/games/slots/machines';
import { chunksOf, kilobytesOf, zippedKilobytes } from './built-chunks';
import type { Figure } from './figure';

/** Chunks that every page of a player has loaded, whatever the game. */
const site = ['site', 'player', 'amplify-session', 'amplify-rest', 'player-events'];
const machines = listMachines().map(({ id }) => id);
const otherRooms = {
  'play-scratch': 'scratch cards',
  'play-frame': 'framed games',
};

/** Additional downloads of games: a slot machine with its renderer, the pages of other games, their frames, and art. */
export function measureGameDownloads(buildFolder: string): Figure[] {
  const shared = chunksOf(buildFolder, site);
  const own = (...chunks: string[]) =>
    kilobytesOf([...chunksOf(buildFolder, chunks)].filter((file) => !shared.has(file)));
  const frames = readdirSync(join(buildFolder, 'frame-games'));
  const unityFrame = join(buildFolder, 'unity-frame');
  const unityBuilds = readdirSync(join(unityFrame, 'builds'));
  return [
    ...machines.map((id): Figure => {
      const route = id === 'hk-slots' ? 'play-hk-slots' : 'play-demo';
      const value = own(route, `${id}-table`, 'reels-scene');
      return { name: `${id}: its own JavaScript with Pixi`, value, unit: 'kB gz', atMost: 150 };
    }),
    ...Object.entries(otherRooms).map(([route, games]): Figure => {
      return { name: `${games}: JavaScript of their page`, value: own(route), unit: 'kB gz', atMost: 50 };
    }),
    ...unityBuilds.map((game): Figure => {
      const loaded = [join(unityFrame, 'assets'), join(unityFrame, 'builds', game)].flatMap(filesBelow);
      const value = own('play-unity') + weightOfAll(loaded.filter((file) => /\.js(\.\w+)?$/.test(file)));
      return { name: `${game}: its page, frame, loader and framework`, value, unit: 'kB gz', atMost: 150 };
    }),
    ...frames.map((game): Figure => {
      const files = filesBelow(join(buildFolder, 'frame-games', game));
      const value = weightOfAll(files);
      return { name: `${game}: everything in its frame`, value, unit: 'kB gz', atMost: 60 };
    }),
    ...machines.map((machine): Figure => {
      const atlas = join(buildFolder, 'games', machine, 'symbols.svg');
      return { name: `${machine}: symbols`, value: statSync(atlas).size / 1000, unit: 'kB', atMost: 400 };
    }),
  ];
}

function weightOfAll(files: readonly string[]): number {
  return files.reduce((total, file) => total + weightOf(file), 0);
}

/** Fonts and the parts of a Unity build can be compressed already. */
function weightOf(file: string): number {
  const isCompressed = ['.woff2', '.gz', '.br'].includes(extname(file));
  return isCompressed ? statSync(file).size / 1000 : zippedKilobytes(file);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
