import { EventEmitter, once } from 'node:events';
import { expect, it } from 'vitest';
import { openItemLocks } from './item-locks';

/** Work that ends on demand and logs its start and end. */
function openWork(log: string[], name: string) {
  const signal = new EventEmitter();
  const ended = once(signal, 'end');
  const run = async () => {
    log.push(`${name} starts`);
    await ended;
    log.push(`${name} ends`);
  };
  return { run, end: () => signal.emit('end'), fail: () => signal.emit('error', new Error('broken')) };
}

function setup() {
  const log: string[] = [];
  return { locks: openItemLocks(), log, first: openWork(log, 'first'), second: openWork(log, 'second') };
}

it('serializes writes of one item and lets writes of others pass', async () => {
  const { locks, log, first, second } = setup();

  const writes = [locks.write('mei', first.run), locks.write('mei', second.run)];
  await locks.write('lin', async () => void log.push('lin'));
  first.end();
  second.end();
  await Promise.all(writes);

  expect(log).toEqual(['first starts', 'lin', 'first ends', 'second starts', 'second ends']);
});

it('continues with the next write after a failure', async () => {
  const { locks, log, first, second } = setup();

  const failing = locks.write('mei', first.run);
  const following = locks.write('mei', second.run);
  first.fail();
  second.end();

  await expect(failing).rejects.toThrow('broken');
  await following;
  expect(log).toEqual(['first starts', 'second starts', 'second ends']);
});

it('holds items at once, but starts the transaction after pending writes', async () => {
  const { locks, log, first, second } = setup();

  const write = locks.write('mei', first.run);
  const transaction = locks.hold(['mei', 'lin'], second.run);
  const heldWhileWaiting = ['mei', 'lin', 'far'].map((item) => locks.isHeld(item));
  first.end();
  second.end();
  await Promise.all([write, transaction]);

  expect(heldWhileWaiting).toEqual([true, true, false]);
  expect(log).toEqual(['first starts', 'first ends', 'second starts', 'second ends']);
  expect(locks.isHeld('mei')).toBe(false);
});

it('releases items when their transaction fails', async () => {
  const { locks, first } = setup();

  const transaction = locks.hold(['mei'], first.run);
  first.fail();

  await expect(transaction).rejects.toThrow('broken');
  expect(locks.isHeld('mei')).toBe(false);
});

it('throws when a held item is written or held again', async () => {
  const { locks, first } = setup();
  const transaction = locks.hold(['mei'], first.run);

  await expect(locks.write('mei', async () => 1)).rejects.toThrow('A transaction holds mei');
  await expect(locks.hold(['lin', 'mei'], async () => 1)).rejects.toThrow('A transaction holds mei');
  expect(locks.isHeld('lin')).toBe(false);
  first.end();
  await transaction;
});
