import { expect, it } from 'vitest';
import { everything } from '../history/filters';
import { ledgerOf, pagesOf } from '../history/ledger-fixture';
import type { ReadPage } from '../history/read-next-page';
import { continueRun, fileNameOf, fileOf, newRun, type Run, type Writer } from './export-run';

const ledger = ledgerOf(Array.from({ length: 25 }, () => 'round' as const));
const startedAt = new Date(2026, 10, 3, 23, 30);

/** Writes the sequence numbers of lines. */
const writer: Writer = {
  type: 'text/plain',
  head: () => 'head:',
  lines: (lines, isFirst) => `${isFirst ? '' : ','}${lines.map(({ sequence }) => sequence).join(',')}`,
  foot: '.',
};

const reading = (readPage: ReadPage) => ({
  readPage,
  wait: () => Promise.resolve(),
  signal: new AbortController().signal,
});

async function last(run: Run, readPage: ReadPage): Promise<Run> {
  let latest = run;
  for await (latest of continueRun(run, writer, reading(readPage)));
  return latest;
}

it('writes the head, every line once, and the foot', async () => {
  const run = await last(newRun('json', everything, startedAt), pagesOf(ledger, 10).readPage);

  const text = await fileOf(run, writer).text();
  expect(text).toBe(`head:${ledger.map(({ sequence }) => sequence).join(',')}.`);
  expect([run.lines, run.newest]).toEqual([25, 25]);
});

it('produces the same file when it is resumed after a failure', async () => {
  const { readPage, requested } = pagesOf(ledger, 10);
  let broken = newRun('json', everything, startedAt);
  const breaking = continueRun(
    broken,
    writer,
    reading((query, before) =>
      before === 16 ? Promise.reject(new Error('broken')) : readPage(query, before),
    ),
  );
  await expect(
    (async () => {
      for await (broken of breaking);
    })(),
  ).rejects.toThrow('broken');
  expect(broken.lines).toBe(10);

  const run = await last(broken, readPage);

  expect(await fileOf(run, writer).text()).toBe(
    await fileOf(
      await last(newRun('json', everything, startedAt), pagesOf(ledger, 10).readPage),
      writer,
    ).text(),
  );
  expect(requested.map(({ before }) => before)).toEqual([Infinity, 16, 6]);
});

it('produces the same file when the first page fails', async () => {
  const first = newRun('json', everything, startedAt);
  const breaking = continueRun(
    first,
    writer,
    reading(() => Promise.reject(new Error('broken'))),
  );
  await expect(breaking.next()).rejects.toThrow('broken');

  const run = await last(first, pagesOf(ledger, 100).readPage);

  expect(await fileOf(run, writer).text()).toMatch(/^head:25,24,.*,1\.$/);
});

it("is named by the day in the player's time zone", () => {
  expect(fileNameOf({ format: 'csv', startedAt })).toBe('jade-harbour-transactions-2026-11-03.csv');
});
