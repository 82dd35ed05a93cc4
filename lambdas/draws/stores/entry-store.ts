import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Amount } from '#domain/money/coin';
import { type EntryRange, gates } from '#domain/rewards/draws/entry-number';
import { atomicUpdate, type AtomicWrite, putNew } from '#lambdas/runtime/aws/atomic-write';
import { ifAll, ifEqual, ifIs, ifPresent } from '#lambdas/runtime/aws/conditions';
import { pageOf } from '#lambdas/runtime/aws/page-of';
import { queryOf } from '#lambdas/runtime/aws/query-of';
import { queryAll } from '#lambdas/runtime/aws/query-pages';
import type { Change } from '#lambdas/runtime/aws/updates';

/** A gate of a draw, which counts the entries that pass it. */
export interface Gate {
  readonly draw: string;
  readonly gate: number;
  /** Number of entries so far. */
  readonly taken: number;
  readonly isOpen: boolean;
  readonly closesAt: Date;
}

/** Entries of one order line. */
export interface Entries extends EntryRange {
  readonly draw: string;
  readonly player: string;
  readonly order: string;
  /** Price of each entry, in hundredths of a Sweeps Coin. */
  readonly price: Amount;
  readonly at: Date;
  /** The mark in the public list by which players find their own entries. */
  readonly owner: string;
}

export interface EntryPage {
  readonly entries: Entries[];
  /** Cursor of the next page, passed as `after`; null on the last page. */
  readonly next: number | null;
}

/**
 * Entries into draws. An entry passes a gate in the transaction of its order, under the condition that the gate is open, the closing time
 * has not come and its counter is unchanged. An entry is therefore complete before the gates close, or does not exist.
 */
export interface EntryStore {
  /** Returns every gate of a draw; none for an unknown draw. Strongly consistent. */
  gates(draw: string): Promise<Gate[]>;
  /** Creates the gates of a new draw. */
  createGates(draw: string, closesAt: Date): AtomicWrite[];
  /** Changes the closing time of a gate without entries. */
  retime(gate: Gate, closesAt: Date): AtomicWrite;
  /** Adds entries at a gate, under an optimistic lock on its counter. */
  enter(gate: Gate, entries: Entries): AtomicWrite[];
  /** Closes a gate. Idempotent. */
  closeGate(gate: Gate): AtomicWrite;
  /** Returns a page of a draw's entries, sorted by number. Strongly consistent. */
  page(draw: string, query: { limit: number; after?: number | undefined }): Promise<EntryPage>;
  /** Streams every entry of a draw, sorted by number, page by page to bound memory. */
  all(draw: string): AsyncIterable<readonly Entries[]>;
  /** Returns a player's entries in a draw. Eventually consistent. */
  ofPlayer(player: string, draw: string): Promise<Entries[]>;
}

/** Items of the `randomPrizes` table. */
interface GateItem {
  readonly subject: string;
  readonly id: string;
  readonly taken: number;
  readonly isOpen: boolean;
  readonly closesAt: string;
}
interface EntryItem extends Omit<Entries, 'at'> {
  readonly subject: string;
  readonly id: string;
  readonly at: string;
  /** Draw and number, the sort key of the index `by-player`. */
  readonly place: string;
}

const mostPerRead = 2_000;

export function createEntryStore(client: DynamoDBDocumentClient, table: string): EntryStore {
  return { gates: readGates, createGates, retime, enter, closeGate, page, all, ofPlayer };

  async function readGates(draw: string): Promise<Gate[]> {
    const items = await queryAll<GateItem>(client, {
      TableName: table,
      ...queryOf({ is: { subject: gatesOf(draw) } }),
      ConsistentRead: true,
    });
    return items.map(({ id, taken, isOpen, closesAt }) => ({
      draw,
      gate: Number(id),
      taken,
      isOpen,
      closesAt: new Date(closesAt),
    }));
  }

  function createGates(draw: string, closesAt: Date): AtomicWrite[] {
    return Array.from({ length: gates }, (_each, gate) =>
      putNew(table, `gate ${gate} of ${draw}`, {
        ...gateKey({ draw, gate }),
        taken: 0,
        isOpen: true,
        closesAt: closesAt.toISOString(),
      }),
    );
  }

  function retime(gate: Gate, closesAt: Date): AtomicWrite {
    return changeGate(gate, {
      set: { closesAt: closesAt.toISOString() },
      when: ifAll(ifEqual('isOpen', true), ifEqual('taken', 0)),
    });
  }

  function enter(gate: Gate, entries: Entries): AtomicWrite[] {
    const counted = changeGate(gate, {
      set: { taken: gate.taken + entries.quantity },
      when: ifAll(
        ifEqual('isOpen', true),
        ifIs('closesAt', '>', entries.at.toISOString()),
        ifEqual('taken', gate.taken),
      ),
    });
    const id = idOf(entries.first);
    const item = {
      ...entries,
      at: entries.at.toISOString(),
      subject: entriesOf(entries.draw),
      id,
      place: placeOf(entries.draw, entries.first),
    };
    return [counted, putNew(table, `entry ${id} of ${entries.draw}`, item)];
  }

  function closeGate(gate: Gate): AtomicWrite {
    return changeGate(gate, { set: { isOpen: false }, when: ifPresent('isOpen') });
  }

  function changeGate(gate: Pick<Gate, 'draw' | 'gate'>, change: Change): AtomicWrite {
    return atomicUpdate(table, `gate ${gate.gate} of ${gate.draw}`, gateKey(gate), change);
  }

  async function page(
    draw: string,
    { limit, after = 0 }: { limit: number; after?: number | undefined },
  ): Promise<EntryPage> {
    const { items, next } = await pageOf<EntryItem>(client, {
      table,
      partitionKey: ['subject', entriesOf(draw)],
      sortKey: 'id',
      direction: 'up',
      from: idOf(after),
      limit,
    });
    return { entries: items.map(fromItem), next: next === null ? null : Number(next) };
  }

  async function* all(draw: string): AsyncGenerator<readonly Entries[]> {
    let after: number | null = 0;
    while (after !== null) {
      const read: EntryPage = await page(draw, { limit: mostPerRead, after });
      yield read.entries;
      after = read.next;
    }
  }

  async function ofPlayer(player: string, draw: string): Promise<Entries[]> {
    const items = await queryAll<EntryItem>(client, {
      TableName: table,
      IndexName: 'by-player',
      ...queryOf({ is: { player }, beginsWith: { place: `${draw}#` } }),
    });
    return items.map(fromItem);
  }
}

function gatesOf(draw: string): string {
  return `gate#${draw}`;
}

function entriesOf(draw: string): string {
  return `entry#${draw}`;
}

function gateKey({ draw, gate }: Pick<Gate, 'draw' | 'gate'>) {
  return { subject: gatesOf(draw), id: String(gate).padStart(2, '0') };
}

/** Zero-padded, so that numbers sort as strings. */
function idOf(number: number): string {
  return String(number).padStart(9, '0');
}

function placeOf(draw: string, first: number): string {
  return `${draw}#${idOf(first)}`;
}

export function fromItem({ subject: _subject, id: _id, place: _place, at, ...entries }: EntryItem): Entries {
  return { ...entries, at: new Date(at) };
}
