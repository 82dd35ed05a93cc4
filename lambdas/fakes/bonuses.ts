import type { FreeEntry } from '#domain/coins/free-entry';
import type { EntryCode } from '#domain/coins/postal-code';
import { createDailyStore, type DailyStore } from '#lambdas/bonuses/stores/daily-store';
import {
  createFreeEntryStore,
  type FreeEntryStore,
  fromItem,
} from '#lambdas/bonuses/stores/free-entry-store';
import { createMailInCounts, type MailInCounts } from '#lambdas/bonuses/stores/mail-in-counts';
import type { Item } from '#lambdas/in-memory/item';
import { createFakeTables } from './fake-tables';
import { type Records, recordsIn } from './records';

/** Daily bonuses and free entries on fake tables. */
export interface FakeBonuses {
  readonly dailies: DailyStore;
  readonly freeEntries: FreeEntryStore;
  readonly mailInCounts: MailInCounts;
  readonly stored: {
    /** Marks of bonus and wheel. */
    readonly marks: Records<Item>;
    readonly entries: Records<FreeEntry>;
    /** Used entries of addresses, households and devices. */
    readonly places: Records<Item>;
    /** Codes of mail-in entries by player. */
    readonly codes: Records<EntryCode>;
  };
}

const table = 'free-entries';
const codeId = 'postal-code';
/** What an id of a place's entry or of a free entry begins with. */
const day = /^\d{4}-/;

export function createFakeBonuses(tables = createFakeTables()): FakeBonuses {
  const keyOf = ({ player, id }: { player: string; id: string }) => `${player} ${id}`;
  const isOfPlace = ({ player, id }: { player: string; id: string }) => player.includes('#') && day.test(id);
  return {
    dailies: createDailyStore(tables.client, 'dailies'),
    freeEntries: createFreeEntryStore(tables.client, table),
    mailInCounts: createMailInCounts(tables.client, table),
    stored: {
      marks: recordsIn<Item, { player: string; topic: string }>(tables, {
        table: 'dailies',
        keyOf: ({ player, topic }) => `${player} ${topic}`,
        fromItem: (mark) => ({ ...mark }),
      }),
      entries: recordsIn(tables, {
        table,
        isOne: (item) => day.test(item.id) && !isOfPlace(item),
        keyOf,
        fromItem,
      }),
      places: recordsIn<Item, { player: string; id: string }>(tables, {
        table,
        isOne: isOfPlace,
        keyOf,
        fromItem: (place) => ({ ...place }),
      }),
      codes: recordsIn<EntryCode, { player: string; id: string; code: EntryCode }>(tables, {
        table,
        isOne: ({ id }) => id === codeId,
        keyOf: ({ player }) => player,
        fromItem: ({ code }) => code,
        toItem: (code, player) => ({ player, id: codeId, code }),
      }),
    },
  };
}
