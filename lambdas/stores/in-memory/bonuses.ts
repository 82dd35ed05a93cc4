import { createHash } from 'node:crypto';
import type { FreeEntry } from '#domain/coins/free-entry';
import { type DailyMark, neverYet } from '#domain/coins/once-a-day';
import type { EntryCode } from '#domain/coins/postal-code';
import type { CommitTogether } from '../atomic-write';
import type { DailyStore } from '../daily-store';
import type { FreeEntryStore } from '../free-entry-store';
import { commitInMemory, memoryWrite } from './writes';

/** Stores of what comes once a day, for unit tests: the same contracts in plain memory, with everything there to be looked at. */
export interface MemoryBonuses {
  readonly dailies: DailyStore;
  readonly freeEntries: FreeEntryStore;
  readonly commitTogether: CommitTogether;
  readonly stored: {
    readonly marks: Map<string, DailyMark>;
    readonly entries: Map<string, FreeEntry>;
    readonly addresses: Set<string>;
    readonly codes: Map<string, EntryCode>;
  };
}

/** Opens empty stores. */
export function createMemoryBonuses(): MemoryBonuses {
  const stored = {
    marks: new Map<string, DailyMark>(),
    entries: new Map<string, FreeEntry>(),
    addresses: new Set<string>(),
    codes: new Map<string, EntryCode>(),
  };
  return {
    stored,
    dailies: dailyStore(stored.marks),
    freeEntries: freeEntryStore(stored),
    commitTogether: async (writes) => commitInMemory(writes),
  };
}

function dailyStore(marks: Map<string, DailyMark>): DailyStore {
  const find = (player: string, topic: string) => marks.get(`${player} ${topic}`) ?? neverYet;
  return {
    load: async (player, topic) => find(player, topic),
    replace: (player, topic, before, after) =>
      memoryWrite(`daily ${topic} ${before.times}`, {
        holds: () => find(player, topic).times === before.times,
        apply: () => void marks.set(`${player} ${topic}`, after),
      }),
  };
}

function freeEntryStore({ entries, addresses, codes }: MemoryBonuses['stored']): FreeEntryStore {
  const holderOf = (code: EntryCode) => [...codes].find(([, given]) => given === code)?.[0];
  return {
    find: async (player, id) => entries.get(`${player} ${id}`),
    async page(player, { limit, before = ':' }) {
      const own = [...entries.values()]
        .filter((entry) => entry.player === player && entry.id < before)
        .sort((left, right) => (left.id < right.id ? 1 : -1));
      const page = own.slice(0, limit);
      return { entries: page, next: own.length > limit ? page.at(-1)!.id : null };
    },
    add: (entry) =>
      memoryWrite(`free entry ${entry.id}`, {
        holds: () => !entries.has(`${entry.player} ${entry.id}`),
        apply: () => void entries.set(`${entry.player} ${entry.id}`, entry),
      }),
    addressOfDay: async (address, day) => ({
      addressHash: createHash('sha256').update(`${day} ${address}`).digest('base64url'),
      day,
    }),
    isAddressUsed: async ({ addressHash, day }) => addresses.has(`${addressHash} ${day}`),
    useAddress: ({ addressHash, day }) =>
      memoryWrite(`address of ${day}`, {
        holds: () => !addresses.has(`${addressHash} ${day}`),
        apply: () => void addresses.add(`${addressHash} ${day}`),
      }),
    codeOf: async (player) => codes.get(player),
    holderOf: async (code) => holderOf(code),
    giveCode: (player, code) => [
      memoryWrite('code of a player', {
        holds: () => !codes.has(player),
        apply: () => void codes.set(player, code),
      }),
      memoryWrite('player of a code', { holds: () => holderOf(code) === undefined, apply: () => undefined }),
    ],
  };
}
