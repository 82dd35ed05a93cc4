import { describe, expect, it } from 'vitest';
import { ApiRefusal } from '#web/lib/api/api-refusal';
import { ledgerOf, pagesOf } from '../history/ledger-fixture';
import { newestEnd, type ReadPage } from '../history/read-next-page';
import { readWithRetries } from './read-with-retries';

const ledger = ledgerOf(Array.from({ length: 250 }, () => 'round' as const));

const tooMany = (details?: object) =>
  new ApiRefusal({ status: 429, code: 'request/too-many', message: 'Please wait.', details });

/** Reads all pages; the calls with an entry in `failures` fail once. */
async function setup(failures: Record<number, unknown> = {}) {
  const { readPage, requested } = pagesOf(ledger, 100);
  const waited: number[] = [];
  const controller = new AbortController();
  let turn = 0;
  const failing: ReadPage = (query, before) => {
    turn += 1;
    return turn in failures ? Promise.reject(failures[turn] as Error) : readPage(query, before);
  };
  const wait = (ms: number) => {
    waited.push(ms);
    return Promise.resolve();
  };
  const reading = { readPage: failing, wait, signal: controller.signal };
  return { reading, requested, waited, controller };
}

describe('readWithRetries', () => {
  it('reads every line of every page', async () => {
    const { reading, requested } = await setup();
    const sizes: number[] = [];

    for await (const { transactions } of readWithRetries(newestEnd([{}]), reading))
      sizes.push(transactions.length);

    expect(sizes).toEqual([100, 100, 50]);
    expect(requested).toHaveLength(3);
  });

  it.each([
    ['as the API says', { retryAfterSeconds: 3 }, 3_000],
    ['a second when only the gateway answered', undefined, 1_000],
  ])('waits %s and requests the same page again', async (_, details, ms) => {
    const { reading, requested, waited } = await setup({ 2: tooMany(details) });
    const read: number[] = [];

    for await (const { transactions } of readWithRetries(newestEnd([{}]), reading))
      read.push(...transactions.map(({ sequence }) => sequence));

    expect(waited).toEqual([ms]);
    expect(read).toEqual(ledger.map(({ sequence }) => sequence));
    expect(requested).toHaveLength(3);
  });

  it('gives up after ten delays in a row', async () => {
    const { reading, waited } = await setup(
      Object.fromEntries(Array.from({ length: 50 }, (_, turn) => [turn + 1, tooMany()])),
    );

    await expect(readWithRetries(newestEnd([{}]), reading).next()).rejects.toMatchObject({ status: 429 });

    expect(waited).toHaveLength(10);
  });

  it('resumes at the last place after a failure, without repeated or missing lines', async () => {
    const { reading, requested } = await setup({ 2: new Error('broken') });
    const read: number[] = [];
    let place = newestEnd([{}]);
    const readAll = async () => {
      for await (const step of readWithRetries(place, reading)) {
        read.push(...step.transactions.map(({ sequence }) => sequence));
        place = step.place;
      }
    };

    await expect(readAll()).rejects.toThrow('broken');
    await readAll();

    expect(read).toEqual(ledger.map(({ sequence }) => sequence));
    expect(requested.map(({ before }) => before)).toEqual([Infinity, 151, 51]);
  });

  it('sends no request after a cancellation', async () => {
    const { reading, requested, controller } = await setup();
    const steps = readWithRetries(newestEnd([{}]), reading);
    await steps.next();

    controller.abort();

    await expect(steps.next()).rejects.toThrow('aborted');
    expect(requested).toHaveLength(1);
  });

  it('drops a pending page after a cancellation', async () => {
    const { reading, controller } = await setup();
    const steps = readWithRetries(newestEnd([{}]), {
      ...reading,
      readPage: (query, before) => {
        controller.abort();
        return reading.readPage(query, before);
      },
    });

    await expect(steps.next()).rejects.toThrow('aborted');
  });
});
