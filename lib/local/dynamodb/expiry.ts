import dynalite, { type Item, type Table } from 'dynalite/db/index.js';
import { keyOf } from './fields';
import { isRefusal } from './refusal';
import type { TableStore } from './state';
import type { ItemLocks } from './writes/item-locks';
import { itemName, stageWrite } from './writes/item-write';

const fiveYearsSeconds = 5 * 365 * 24 * 60 * 60;

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/time-to-live-ttl-streams.html */
const userIdentity = { type: 'Service', principalId: 'dynamodb.amazonaws.com' } as const;

/** Removes the items that had expired at a time: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/howitworks-ttl.html */
export async function removeExpiredItems(store: TableStore, locks: ItemLocks, now: Date): Promise<void> {
  for (const table of store.tables.values()) {
    if (table.TimeToLiveAttribute === undefined) continue;
    for await (const item of store.everyItem(table)) {
      if (hasExpired(item, table, now)) await removeExpired(item, table);
    }
  }

  /**
   * Skips an item held by a transaction until the next sweep; reads the item again, because a concurrent write may
   * have extended its expiry.
   */
  async function removeExpired(item: Item, table: Table): Promise<void> {
    const address = { table, key: dynalite.createKey(item, table) };
    if (locks.isHeld(itemName(address))) return;
    const request = { TableName: table.TableName, Key: keyOf(item, table) };
    await locks.write(itemName(address), async () => {
      const staged = await stageWrite({ kind: 'Delete', request, ...address }, store);
      if (isRefusal(staged)) throw new Error(`Expiry was refused: ${staged.name}: ${staged.message}`);
      if (staged.before && hasExpired(staged.before, table, now))
        await store.commit([{ ...staged, userIdentity }]);
    });
  }
}

/** DynamoDB ignores an expiry more than five years in the past. */
function hasExpired(item: Item, { TimeToLiveAttribute: attribute = '' }: Table, now: Date): boolean {
  const expiresAt = Number(item[attribute]?.N);
  const seconds = Math.floor(now.getTime() / 1000);
  return expiresAt <= seconds && expiresAt > seconds - fiveYearsSeconds;
}
