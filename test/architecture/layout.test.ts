import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles, repository } from './source-files';

const rooms = ['bin', 'lib', 'lambdas', 'web', 'graphql', 'content', 'test'];
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: repository,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(repository, path)));
const sources = rooms.flatMap((room) => listFiles(room));

describe('layout', () => {
  it('has no folder at the top but its rooms', () => {
    const folders = new Set(tracked.filter((path) => path.includes('/')).map((path) => path.split('/')[0]!));

    expect([...folders].filter((folder) => !rooms.includes(folder) && !folder.startsWith('.'))).toEqual([]);
  });

  it('tells in a README of each room what is in it, on a page or so', () => {
    const present = rooms.filter((room) => tracked.some((path) => path.startsWith(`${room}/`)));

    const lengths = present.map(
      (room) => [room, readFileSync(join(repository, room, 'README.md'), 'utf8').split('\n').length] as const,
    );

    expect(lengths.filter(([, lines]) => lines < 5 || lines > 120)).toEqual([]);
  });

  it('has no drawer for odds and ends', () => {
    const drawers = /(^|\/)(utils?|helpers?|common|services?|misc|shared)(\/|\.tsx?$)/;

    expect(tracked.filter((path) => drawers.test(path))).toEqual([]);
  });

  it('names files and folders in kebab case', () => {
    const kebab =
      /^([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*(\.(test|d|bench|config))?\.(ts|tsx|mjs)$/;

    expect(sources.filter((path) => !kebab.test(path) && !path.startsWith('graphql/'))).toEqual([]);
  });

  it('has no barrel files', () => {
    expect(sources.filter((path) => /(^|\/)index\.tsx?$/.test(path))).toEqual([]);
  });
});
