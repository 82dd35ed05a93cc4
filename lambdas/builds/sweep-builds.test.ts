import { describe, expect, it } from 'vitest';
import { createFakeBuilds } from '#lambdas/fakes/published-builds';
import { sweepBuilds } from './sweep-builds';

const dayMs = 24 * 60 * 60 * 1000;
const day = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * dayMs);

function setup() {
  const memory = createFakeBuilds();
  let today = day(0);
  const sweep = sweepBuilds({ site: memory.site, now: () => today, keptDays: 30 });
  return {
    ...memory,
    deploy(id: string, files: readonly string[], at: Date) {
      memory.upload(files, at);
      memory.announce(id, files, at);
    },
    sweepOn: (at: Date) => ((today = at), sweep()),
    left: () => [...memory.files.keys()],
  };
}

describe('sweepBuilds', () => {
  it('removes what only builds replaced 30 days ago need', async () => {
    const { deploy, sweepOn, left, site } = setup();
    deploy('b1', ['assets/a-1.js', 'assets/same.js'], day(0));
    deploy('b2', ['assets/a-2.js', 'assets/same.js'], day(100));

    expect(await sweepOn(day(129.9))).toEqual({ removedFiles: 0, removedBuilds: 0 });
    expect(left()).toEqual(['assets/a-1.js', 'assets/same.js', 'assets/a-2.js']);

    expect(await sweepOn(day(130.1))).toEqual({ removedFiles: 1, removedBuilds: 1 });
    expect(left()).toEqual(['assets/same.js', 'assets/a-2.js']);
    expect((await site.builds()).map(({ id }) => id)).toEqual(['b2']);
  });

  it('never removes a file of the latest build', async () => {
    const { deploy, sweepOn, left } = setup();
    deploy('b1', ['assets/a-1.js'], day(0));

    await sweepOn(day(5000));

    expect(left()).toEqual(['assets/a-1.js']);
  });

  it('keeps the files of a redeployed build, and counts the days of the replaced one from then', async () => {
    const { deploy, sweepOn, left } = setup();
    deploy('b1', ['assets/a-1.js', 'assets/same.js'], day(0));
    deploy('b2', ['assets/a-2.js', 'assets/same.js'], day(20));
    deploy('b1', ['assets/a-1.js', 'assets/same.js'], day(25));

    await sweepOn(day(54.9));
    expect(left()).toEqual(['assets/a-1.js', 'assets/same.js', 'assets/a-2.js']);

    await sweepOn(day(55.1));
    expect(left()).toEqual(['assets/a-1.js', 'assets/same.js']);
  });

  it('keeps recent uploads of a build that was not announced yet', async () => {
    const { deploy, upload, sweepOn, left } = setup();
    deploy('b1', ['assets/a-1.js'], day(0));
    upload(['assets/a-2.js'], day(50));

    await sweepOn(day(50));

    expect(left()).toEqual(['assets/a-1.js', 'assets/a-2.js']);
  });

  it('removes the uploads of a deployment that never finished', async () => {
    const { deploy, upload, sweepOn, left } = setup();
    deploy('b1', ['assets/a-1.js'], day(0));
    upload(['assets/a-2.js'], day(50));

    await sweepOn(day(81));

    expect(left()).toEqual(['assets/a-1.js']);
  });

  it('does nothing before the first build', async () => {
    const { sweepOn } = setup();

    expect(await sweepOn(day(0))).toEqual({ removedFiles: 0, removedBuilds: 0 });
  });

  it('continues after it was cut off', async () => {
    const { deploy, sweepOn, left, site } = setup();
    deploy('b1', ['assets/a.js', 'assets/b.js', 'assets/c.js'], day(0));
    deploy('b2', ['assets/d.js'], day(1));
    const { removeFile } = site;
    site.removeFile = (key) =>
      key === 'assets/b.js' ? Promise.reject(new Error('cut off')) : removeFile(key);

    await expect(sweepOn(day(40))).rejects.toThrow('cut off');
    expect(left()).toEqual(['assets/b.js', 'assets/c.js', 'assets/d.js']);
    expect(await site.builds()).toHaveLength(2);

    site.removeFile = removeFile;
    expect(await sweepOn(day(40))).toEqual({ removedFiles: 2, removedBuilds: 1 });
    expect(left()).toEqual(['assets/d.js']);
  });
});

describe('sweepBuilds removes nothing and throws when it cannot read', () => {
  it.each([
    ['the latest', { latest: () => Promise.reject(new Error('no network')) }],
    [
      'any of them',
      { builds: () => Promise.reject(new Error('builds/meta/b1.json describes another build')) },
    ],
    ['what the latest says of itself', { latest: () => Promise.resolve('b9') }],
    ['who the latest is', { latest: () => Promise.resolve(null) }],
    ['a single one', { builds: () => Promise.resolve([]) }],
  ])('%s', async (_what, unreadable) => {
    const { deploy, sweepOn, left, site } = setup();
    deploy('b1', ['assets/a-1.js'], day(0));
    deploy('b2', ['assets/a-2.js'], day(1));
    Object.assign(site, unreadable);

    await expect(sweepOn(day(100))).rejects.toThrow();

    expect(left()).toEqual(['assets/a-1.js', 'assets/a-2.js']);
  });
});
