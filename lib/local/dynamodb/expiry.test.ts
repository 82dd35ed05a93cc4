import dynalite, { type Item } from 'dynalite/db/index.js';
import { expect, it } from 'vitest';
import { removeExpiredItems } from './expiry';
import { readTable } from './resources';
import { openTableStore } from './state';
import { openItemLocks } from './writes/item-locks';
import { itemName } from './writes/item-write';

const now = new Date('2026-03-01T12:00:00Z');
const seconds = (offset: number) => ({ N: String(now.getTime() / 1000 + offset) });
const table = readTable({
  TableName: 'notes',
  AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
  KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
  TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
});
const expired: Item = { id: { S: 'a' }, expiresAt: seconds(0) };
const address = { table, key: dynalite.createKey(expired, table) };

async function setup() {
  const store = await openTableStore(null, { now: () => now, indexLagMs: 0 });
  const locks = openItemLocks();
  const put = (after: Item) => {
    const key = `item-notes~${address.key}`;
    return store.commit([{ table, before: undefined, after, writes: [{ type: 'put', key, value: after }] }]);
  };
  await store.saveTable(table);
  await put(expired);
  return { store, locks, put };
}

it('keeps an item whose expiry is extended while the sweep waits for it', async () => {
  const { store, locks, put } = await setup();
  const prolonged = { ...expired, expiresAt: seconds(60) };
  let mayWrite: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (mayWrite = resolve));

  const writing = locks.write(itemName(address), () => gate.then(() => put(prolonged)));
  const sweeping = removeExpiredItems(store, locks, now);
  mayWrite();
  await Promise.all([writing, sweeping]);

  expect(await store.read(address)).toEqual(prolonged);
});

it('leaves an item that a transaction holds to the next sweep', async () => {
  const { store, locks } = await setup();

  await locks.hold([itemName(address)], () => removeExpiredItems(store, locks, now));
  const during = await store.read(address);
  await removeExpiredItems(store, locks, now);

  expect(during).toEqual(expired);
  expect(await store.read(address)).toBeUndefined();
});
