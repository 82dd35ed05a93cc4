import type { LevelWrite } from 'dynalite/db/index.js';
import { expect, it } from 'vitest';
import { openLevel } from '../state/open-level';
import { openIndexLag } from './index-lag';

const put = (key: string, value: string): LevelWrite => ({ type: 'put', key, value });

it('applies pending index writes of a killed process in order when it opens', async () => {
  const level = await openLevel(null, 'tables');
  const killed = await openIndexLag(level, 3_600_000);
  await level.batch([put('index-global~notes~by-day~a', 'never seen')]);
  for (const value of ['first', 'second']) {
    const { writes } = killed.holdBack([
      put('item-notes~a', value),
      put('index-global~notes~by-day~a', value),
    ]);
    await level.batch(writes);
  }
  const before = await level.get('index-global~notes~by-day~a');

  await openIndexLag(level, 0);

  expect(before).toBe('never seen');
  expect(await level.get('item-notes~a')).toBe('second');
  expect(await level.get('index-global~notes~by-day~a')).toBe('second');
});

it('passes writes through without a lag or without index entries', async () => {
  const level = await openLevel(null, 'tables');
  const writes = [put('item-notes~a', 'first'), put('index-global~notes~by-day~a', 'first')];
  const items = writes.slice(0, 1);

  const none = await openIndexLag(level, 0);
  const lagging = await openIndexLag(level, 1000);

  expect(none.holdBack(writes).writes).toEqual(writes);
  expect(lagging.holdBack(items).writes).toEqual(items);
});

// https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html#GSI.Writes
it('applies index writes after the lag, and resolves caughtUp when they are applied', async () => {
  const level = await openLevel(null, 'tables');
  const lag = await openIndexLag(level, { fromMs: 200, toMs: 300, seed: 1 });
  const key = 'index-global~notes~by-day~a';
  const { writes, committed } = lag.holdBack([put('item-notes~a', 'first'), put(key, 'first')]);

  await level.batch(writes);
  committed();
  const atOnce = await level.get(key);
  await lag.caughtUp();

  expect(atOnce).toBeUndefined();
  expect(await level.get(key)).toBe('first');
});
