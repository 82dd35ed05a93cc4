import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFakeBuilds } from '#lambdas/fakes/published-builds';
import { keptBuilds } from './retained-builds';
import { sweepBuilds } from './sweep-builds';

const dayMs = 24 * 60 * 60 * 1000;
const keptDays = 30;

describe('keptBuilds', () => {
  const build = (id: string, days: number) => ({ id, publishedAt: new Date(days * dayMs), files: [] });
  const kept = (builds: ReturnType<typeof build>[], latest: string, sinceDays: number) =>
    keptBuilds(builds, { latest, replacedSince: new Date(sinceDays * dayMs) }).map(({ id }) => id);

  it('keeps builds by when they were replaced, not by their age', () => {
    const builds = [build('c', 100), build('a', 0), build('b', 60)];

    expect(kept(builds, 'c', 59)).toEqual(['c', 'a', 'b']);
    expect(kept(builds, 'c', 61)).toEqual(['c', 'b']);
    expect(kept(builds, 'c', 101)).toEqual(['c']);
  });

  it('always keeps the latest build, even if a newer one was never announced', () => {
    expect(kept([build('a', 0), build('b', 10)], 'a', 500)).toEqual(['a', 'b']);
  });
});

/** Events of the bucket. A build has five files, some of them shared with other builds. */
const bucketEvent = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('begin' as const), build: fc.nat(11) }) },
  { weight: 4, arbitrary: fc.constant({ type: 'announce' as const }) },
  { weight: 1, arbitrary: fc.constant({ type: 'give up' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('wait' as const),
      hours: fc.constantFrom(1, 24, 7 * 24, 29 * 24, 31 * 24),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('sweep' as const),
      /** The number of removals before the sweep is cut off. */
      cutOffAfter: fc.option(fc.nat(6), { nil: Infinity }),
      /** The build that a deployment uploads during the sweep, after its first request for files. */
      duringSweep: fc.option(fc.nat(11), { nil: null }),
    }),
  },
);

const filesOf = (build: number) =>
  [`own-${build}`, `half-${build >> 1}`, `third-${build % 3}`, `all`, `last-${(build * 7) % 5}`].map(
    (name) => `assets/${name}.js`,
  );

it('sweepBuilds keeps the files of the latest and of recently replaced builds, in any order of 50 deploys and sweeps', async () => {
  let deploys = 0;
  let removed = 0;
  const property = fc.asyncProperty(
    fc.array(bucketEvent, { minLength: 150, maxLength: 150 }),
    async (events) => {
      let nowMs = 0;
      let arriving: number | null = null;
      /** The test's own record of the latest builds, and when each was replaced. */
      const reigns: { build: number; untilMs: number }[] = [];
      const memory = createFakeBuilds({ pageSize: 2 });
      const begin = (build: number) => {
        arriving = build;
        memory.upload(filesOf(build), new Date(nowMs));
      };
      for (const each of events) {
        if (each.type === 'begin') begin(each.build);
        else if (each.type === 'give up') arriving = null;
        else if (each.type === 'wait') {
          nowMs += each.hours * 60 * 60 * 1000;
          // No deployment takes a day.
          if (each.hours >= 24) arriving = null;
        } else if (each.type === 'announce' && arriving !== null) {
          nowMs += 1000;
          const last = reigns.at(-1);
          if (last) last.untilMs = nowMs;
          reigns.push({ build: arriving, untilMs: Infinity });
          memory.announce(`b${arriving}`, filesOf(arriving), new Date(nowMs));
          arriving = null;
          deploys += 1;
        } else if (each.type === 'sweep') {
          let left = each.cutOffAfter;
          let { duringSweep } = each;
          const { site } = memory;
          const sweep = sweepBuilds({
            site: {
              ...site,
              async *filePages() {
                if (duringSweep !== null) begin(duringSweep);
                duringSweep = null;
                yield* site.filePages();
              },
              removeFile(key) {
                if (left-- <= 0) throw new Error('cut off');
                removed += 1;
                return site.removeFile(key);
              },
            },
            now: () => new Date(nowMs),
            keptDays,
          });
          await sweep().catch((error: unknown) => expect(String(error)).toContain('cut off'));
        }

        const needed = reigns.filter(({ untilMs }) => nowMs - untilMs < keptDays * dayMs);
        const wanted = [...needed.map(({ build }) => build), ...(arriving === null ? [] : [arriving])];
        expect(wanted.flatMap(filesOf).filter((key) => !memory.files.has(key))).toEqual([]);
      }

      const last = reigns.at(-1);
      if (!last) return;
      nowMs += 100 * dayMs;
      await sweepBuilds({ site: memory.site, now: () => new Date(nowMs), keptDays })();
      expect([...memory.files.keys()].sort()).toEqual([...new Set(filesOf(last.build))].sort());
      expect((await memory.site.builds()).map(({ id }) => id)).toEqual([`b${last.build}`]);
    },
  );

  await fc.assert(property, { numRuns: 40 });

  expect(deploys).toBeGreaterThanOrEqual(50);
  expect(removed).toBeGreaterThanOrEqual(50);
});
