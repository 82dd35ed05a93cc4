import { createHmac } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type EntryPlaceKind, type FreeEntry, freeEntryRules } from '#domain/coins/free-entry';
import type { EntryCode } from '#domain/coins/postal-code';
import type { LocalDay } from '#domain/player/local-day';
import { type AtomicWrite, putNew } from '#lambdas/runtime/aws/atomic-write';
import { getItem } from '#lambdas/runtime/aws/get-item';
import { newestOfPlayer } from '#lambdas/runtime/aws/newest-of-player';
import { createStageKey } from '#lambdas/runtime/aws/stage-key';

/** One page of a player's entries, newest first. */
export interface FreeEntryPage {
  readonly entries: FreeEntry[];
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
}

/** An address, a home or a device on a day, stored as a hash under a key of the stage, so that addresses cannot be guessed. */
export interface EntryPlace {
  readonly kind: EntryPlaceKind;
  readonly hash: string;
  readonly day: LocalDay;
}

/** A mail-in entry that was recorded, and the hash of the request that recorded it. */
export interface MailInMark {
  readonly player: string;
  readonly letter: string;
  readonly request: string;
}

export interface FreeEntryStore {
  /** The player's entry with this id, or undefined. Strongly consistent. */
  find(player: string, id: string): Promise<FreeEntry | undefined>;
  /** A page of the player's entries. Strongly consistent; it may be short, `next` shows whether there is more. */
  page(player: string, query: { limit: number; before?: string | undefined }): Promise<FreeEntryPage>;
  /** Writes a new entry; fails if it exists. */
  add(entry: FreeEntry): AtomicWrite;
  /** The request that recorded a mail-in entry; undefined before, and for entries of earlier releases. Strongly consistent. */
  requestOf(letter: Pick<MailInMark, 'player' | 'letter'>): Promise<string | undefined>;
  /** Marks a mail-in entry as recorded, whatever its day; fails if it is. */
  markMailInEntry(mark: MailInMark): AtomicWrite;
  /**
   * Hashes an address, a home or a device for a day, so that it is neither readable nor traceable across days.
   *
   * @param name normalized text
   */
  placeOfDay(kind: EntryPlaceKind, name: string, day: LocalDay): Promise<EntryPlace>;
  /** The next free slot of a place on its day, counted from 1; null without one. Strongly consistent. */
  nextEntryOf(place: EntryPlace): Promise<number | null>;
  /** Uses a slot of a place; fails if it is used. The item expires after `until`. */
  useEntryOf(place: EntryPlace, entry: number, until: Date): AtomicWrite;
  /** The player's code for mail-in entries, undefined before it was assigned. Strongly consistent. */
  codeOf(player: string): Promise<EntryCode | undefined>;
  /** The player who holds a code. Strongly consistent. */
  holderOf(code: EntryCode): Promise<string | undefined>;
  /** Assigns a code to a player for good; fails if the player has one or the code is taken. */
  giveCode(player: string, code: EntryCode): readonly AtomicWrite[];
}

/** An entry item of the `free-entries` table. Instants are ISO strings. */
interface EntryItem extends Omit<FreeEntry, 'at'> {
  readonly at: string;
}

const codeId = 'postal-code';
const holderId = 'holder';
const addressKey = { player: '#address-key', id: 'key' };

/**
 * The store of free entries. Beside entries it holds the items that make them unique: one per used place and day, and one per code. They
 * are written in the transaction of the entry, only if absent.
 */
export function createFreeEntryStore(client: DynamoDBDocumentClient, table: string): FreeEntryStore {
  const stageKey = createStageKey(client, { table, key: addressKey });
  return {
    find,
    page,
    add,
    requestOf,
    markMailInEntry,
    placeOfDay,
    nextEntryOf,
    useEntryOf,
    codeOf,
    holderOf,
    giveCode,
  };

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

  async function requestOf({
    player,
    letter,
  }: Pick<MailInMark, 'player' | 'letter'>): Promise<string | undefined> {
    return (await read<MailInMark>(player, markId(letter)))?.request;
  }

  function markMailInEntry({ player, letter, request }: MailInMark): AtomicWrite {
    return putNew(table, `mail-in entry ${letter}`, { player, id: markId(letter), request });
  }

  async function placeOfDay(kind: EntryPlaceKind, name: string, day: LocalDay): Promise<EntryPlace> {
    const text = JSON.stringify([day, name]);
    const hash = createHmac('sha256', await stageKey())
      .update(text)
      .digest('base64url');
    return { kind, hash, day };
  }

  async function nextEntryOf(place: EntryPlace): Promise<number | null> {
    for (let entry = 1; entry <= freeEntryRules.mostADay[place.kind]; entry += 1)
      if ((await read(ownerOfPlace(place), entryOfDay(place, entry))) === undefined) return entry;
    return null;
  }

  function useEntryOf(place: EntryPlace, entry: number, until: Date): AtomicWrite {
    const expiresAt = Math.ceil(until.getTime() / 1000);
    const id = entryOfDay(place, entry);
    return putNew(table, `${place.kind} of ${id}`, { player: ownerOfPlace(place), id, expiresAt });
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

  function read<Item = Record<string, unknown>>(player: string, id: string): Promise<Item | undefined> {
    return getItem<Item>(client, table, { player, id });
  }
}

function markId(letter: string): string {
  return `mail-in#${letter}`;
}

/** No player id contains `#`. */
function ownerOfPlace({ kind, hash }: EntryPlace): string {
  return `${kind}#${hash}`;
}

function entryOfDay({ day }: EntryPlace, entry: number): string {
  return entry === 1 ? day : `${day}#${entry}`;
}

function ownerOfCode(code: EntryCode): string {
  return `code#${code}`;
}

export function fromItem({
  player,
  id,
  way,
  day,
  at,
  refusedAs,
  sweeps,
  letter,
  request,
}: EntryItem): FreeEntry {
  const entry = { player, id, way, day, at: new Date(at), refusedAs, sweeps, letter };
  return request === undefined ? entry : { ...entry, request };
}
