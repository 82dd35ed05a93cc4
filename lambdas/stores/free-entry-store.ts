import { createHmac } from 'node:crypto';
import { type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { FreeEntry } from '#domain/coins/free-entry';
import type { EntryCode } from '#domain/coins/postal-code';
import type { LocalDay } from '#domain/player/local-day';
import { type AtomicWrite, putNew } from './atomic-write';
import { newestOfPlayer } from './newest-of-player';
import { createStageKey } from './stage-key';

/** One page of a player's entries, newest first. */
export interface FreeEntryPage {
  readonly entries: FreeEntry[];
  /** Ask again for what comes before this id; null when there is nothing before. */
  readonly next: string | null;
}

/** The entry of an address on a day. What is kept of the address is a hash under a key of the stage: trying addresses finds none. */
export interface AddressOfDay {
  readonly addressHash: string;
  readonly day: LocalDay;
}

export interface FreeEntryStore {
  /** The player's entry with this id, or undefined. Strongly consistent. */
  find(player: string, id: string): Promise<FreeEntry | undefined>;
  /** A page of the player's entries. Strongly consistent; it may be short, `next` tells whether there is more. */
  page(player: string, query: { limit: number; before?: string | undefined }): Promise<FreeEntryPage>;
  /** Writes a new entry; an entry is never written over another. */
  add(entry: FreeEntry): AtomicWrite;
  /**
   * Names an address for a day, so that what is kept cannot be followed from day to day and tells nobody where it is.
   *
   * @param address  one text for all its spellings
   */
  addressOfDay(address: string, day: LocalDay): Promise<AddressOfDay>;
  /** Whether the address has had its entry of the day. Strongly consistent. */
  isAddressUsed(address: AddressOfDay): Promise<boolean>;
  /** Uses up the entry of an address; fails when it is used up. It is forgotten after `until`. */
  useAddress(address: AddressOfDay, until: Date): AtomicWrite;
  /** The player's code on letters, undefined before they have one. Strongly consistent. */
  codeOf(player: string): Promise<EntryCode | undefined>;
  /** The player whose code it is. Strongly consistent. */
  holderOf(code: EntryCode): Promise<string | undefined>;
  /** Gives a code to a player for good; fails when they have one, or somebody else has this one. */
  giveCode(player: string, code: EntryCode): readonly AtomicWrite[];
}

/** An item of the `free-entries` table that is an entry. Instants are ISO texts. */
interface EntryItem extends Omit<FreeEntry, 'at'> {
  readonly at: string;
}

const codeId = 'postal-code';
const holderId = 'holder';
const addressKey = { player: '#address-key', id: 'key' };

/**
 * The store of free entries. Beside the entries of players it holds what makes each of them the only one: an item for an address and a day,
 * and one for each code. They are written in the transaction of the entry, under the condition that they are not there.
 */
export function createFreeEntryStore(client: DynamoDBDocumentClient, table: string): FreeEntryStore {
  const stageKey = createStageKey(client, { table, key: addressKey });
  return { find, page, add, addressOfDay, isAddressUsed, useAddress, codeOf, holderOf, giveCode };

  async function find(player: string, id: string): Promise<FreeEntry | undefined> {
    const found = await read<EntryItem>(player, id);
    return found && fromItem(found);
  }

  async function page(
    player: string,
    query: { limit: number; before?: string | undefined },
  ): Promise<FreeEntryPage> {
    const { items, next } = await newestOfPlayer<EntryItem>(client, table, { player, ...query });
    return { entries: items.map(fromItem), next };
  }

  function add({ at, ...entry }: FreeEntry): AtomicWrite {
    return putNew(table, `free entry ${entry.id}`, { ...entry, at: at.toISOString() });
  }

  async function addressOfDay(address: string, day: LocalDay): Promise<AddressOfDay> {
    const text = JSON.stringify([day, address]);
    return {
      day,
      addressHash: createHmac('sha256', await stageKey())
        .update(text)
        .digest('base64url'),
    };
  }

  async function isAddressUsed({ addressHash, day }: AddressOfDay): Promise<boolean> {
    return (await read(ownerOfAddress(addressHash), day)) !== undefined;
  }

  function useAddress({ addressHash, day }: AddressOfDay, until: Date): AtomicWrite {
    const expiresAt = Math.ceil(until.getTime() / 1000);
    return putNew(table, `address of ${day}`, { player: ownerOfAddress(addressHash), id: day, expiresAt });
  }

  async function codeOf(player: string): Promise<EntryCode | undefined> {
    return (await read(player, codeId))?.['code'] as EntryCode | undefined;
  }

  async function holderOf(code: EntryCode): Promise<string | undefined> {
    return (await read(ownerOfCode(code), holderId))?.['holder'] as string | undefined;
  }

  function giveCode(player: string, code: EntryCode): readonly AtomicWrite[] {
    return [
      putNew(table, 'code of a player', { player, id: codeId, code }),
      putNew(table, 'player of a code', { player: ownerOfCode(code), id: holderId, holder: player }),
    ];
  }

  async function read<Item = Record<string, unknown>>(player: string, id: string): Promise<Item | undefined> {
    const key = { TableName: table, Key: { player, id }, ConsistentRead: true };
    return (await client.send(new GetCommand(key))).Item as Item | undefined;
  }
}

/** No player's id has such a sign in it. */
function ownerOfAddress(hash: string): string {
  return `address#${hash}`;
}

function ownerOfCode(code: EntryCode): string {
  return `code#${code}`;
}

function fromItem({ player, id, way, day, at, refusedAs, sweeps, letter }: EntryItem): FreeEntry {
  return { player, id, way, day, at: new Date(at), refusedAs, sweeps, letter };
}
