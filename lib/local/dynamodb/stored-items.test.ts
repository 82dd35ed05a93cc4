import { expect, it, onTestFinished } from 'vitest';
import { readTable } from './resources';
import { openTableStore } from './state';
import { openItemLocks } from './writes/item-locks';
import { writeItem } from './writes/item-write';

const notes = readTable({
  TableName: 'notes',
  AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
  KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
});

async function openNotes() {
  const store = await openTableStore(null, { now: () => new Date(), indexLagMs: 0 });
  onTestFinished(() => store.close());
  await store.saveTable(notes);
  const locks = openItemLocks();
  const put = (id: string, text: string) =>
    writeItem('Put', { TableName: 'notes', Item: { id: { S: id }, text: { S: text } } }, { store, locks });
  await put('kept', 'one');
  await put('changed', 'one');
  return { store, put };
}

it('reads every item as its JSON, and an item that was not written since as the same buffer', async () => {
  const { store, put } = await openNotes();
  const before = await store.storedItems('notes');

  await put('changed', 'two');
  await put('added', 'one');
  const after = await store.storedItems('notes');

  const idsOf = (items: readonly Buffer[]) =>
    items.map((item) => JSON.parse(item.toString()).id.S).toSorted();
  expect(idsOf(after)).toEqual(['added', 'changed', 'kept']);
  expect(idsOf(after.filter((item) => !before.includes(item)))).toEqual(['added', 'changed']);
});

it('refuses to read the items of an unknown table', async () => {
  const { store } = await openNotes();

  await expect(store.storedItems('letters')).rejects.toThrow('There is no table letters');
});
