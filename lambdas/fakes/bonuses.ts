import { createHash } from 'node:crypto';
import { type FreeEntry, freeEntryRules } from '#domain/coins/free-entry';
import { type DailyMark, neverYet } from '#domain/coins/once-a-day';
import type { EntryCode } from '#domain/coins/postal-code';
import type { DailyStore } from '#lambdas/bonuses/stores/daily-store';
import type { EntryPlace, FreeEntryStore } from '#lambdas/bonuses/stores/free-entry-store';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { commitInMemory, memoryWrite } from './writes';

/** In-memory fake of the stores of daily bonuses and free entries, with its content exposed. */
export interface MemoryBonuses {
  readonly dailies: DailyStore;
  readonly freeEntries: FreeEntryStore;
  readonly commitTogether: CommitTogether;
  readonly stored: {
    readonly marks: Map<string, DailyMark>;
    readonly entries: Map<string, FreeEntry>;
    /** Used entries of addresses, households and devices. */
    readonly places: Set<string>;
    readonly codes: Map<string, EntryCode>;
  };
}

/** Creates empty stores. */
export function createMemoryBonuses(): MemoryBonuses {
  const stored = {
    marks: new Map<string, DailyMark>(),
    entries: new Map<string, FreeEntry>(),
    places: new Set<string>(),
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

function keyOf({ kind, hash, day }: EntryPlace, entry: number): string {
  return `${kind} ${hash} ${day} ${entry}`;
}

function freeEntryStore({ entries, places, codes }: MemoryBonuses['stored']): FreeEntryStore {
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
    placeOfDay: async (kind, name, day) => ({
      kind,
      hash: createHash('sha256').update(`${day} ${name}`).digest('base64url'),
      day,
    }),
    nextEntryOf: async (place) => {
      const all = Array.from({ length: freeEntryRules.mostADay[place.kind] }, (_each, index) => index + 1);
      return all.find((entry) => !places.has(keyOf(place, entry))) ?? null;
    },
    useEntryOf: (place, entry) =>
      memoryWrite(`${place.kind} of ${place.day}`, {
        holds: () => !places.has(keyOf(place, entry)),
        apply: () => void places.add(keyOf(place, entry)),
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
