import { type DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { noticeKeptDays } from '#domain/notices/kept';
import type { NoticeCopy } from '#domain/notices/notice-copy';
import type { NoticeKind } from '#domain/notices/notice-event';
import { existingItemOf, updateIf } from '#lambdas/runtime/aws/conditional-write';
import { ifAbsent, ifAny, ifIs, ifPresent } from '#lambdas/runtime/aws/conditions';
import { getItem } from '#lambdas/runtime/aws/get-item';
import { pageOf } from '#lambdas/runtime/aws/page-of';
import { queryOf } from '#lambdas/runtime/aws/query-of';
import { countOf } from '#lambdas/runtime/aws/query-pages';

/** A notice in a player's inbox. */
export interface Notice extends NoticeCopy {
  readonly player: string;
  /** Sorts by the time of writing, so that a late notice does not count as read. */
  readonly id: string;
  readonly kind: NoticeKind;
  /** When the event happened. */
  readonly at: Date;
  /** When it was mailed, null if it was not. */
  readonly mailedAt: Date | null;
}

/** A notice to be written. */
export interface NewNotice extends Omit<Notice, 'mailedAt'> {
  /** Stable id of the event: one notice is written for it. */
  readonly event: string;
}

/** One page of an inbox, newest first. */
export interface NoticePage {
  readonly notices: Notice[];
  /** Cursor of the next page; null at the end. */
  readonly next: string | null;
}

export interface NoticeStore {
  /**
   * Writes a notice unless its event has one.
   *
   * @returns the id of the notice, new or existing
   */
  write(notice: NewNotice, now: Date): Promise<string>;
  find(player: string, id: string): Promise<Notice | undefined>;
  /** A page of the inbox. Strongly consistent. */
  page(player: string, query: { limit: number; before?: string | undefined }): Promise<NoticePage>;
  /** The id of the last read notice, null before the first. */
  readUpTo(player: string): Promise<string | null>;
  /** The number of notices after that one, at most `most`. */
  countAfter(player: string, id: string | null, most: number): Promise<number>;
  /** Moves the read mark to a notice; an earlier one changes nothing. */
  markRead(player: string, upTo: string): Promise<void>;
  markMailed(notice: Pick<Notice, 'player' | 'id'>, at: Date): Promise<void>;
}

/** A notice item of the `notices` table. Instants are ISO strings. */
interface NoticeItem extends Omit<Notice, 'at' | 'mailedAt'> {
  readonly at: string;
  readonly mailedAt?: string;
  /** TTL in seconds since 1970. */
  readonly expiresAt: number;
}

/** The item of the read mark. Ids of notices begin with the year, which sorts after it. */
const inboxId = '#inbox';
const beforeAll = '0';

/**
 * The store of notices. A second item remembers the event of each notice for as long as the notice is kept: the id of a notice contains the
 * time of writing, so it differs for a repeated event.
 */
export function createNoticeStore(client: DynamoDBDocumentClient, table: string): NoticeStore {
  return { write, find, page, readUpTo, countAfter, markRead, markMailed };

  async function write({ event, at, ...notice }: NewNotice, now: Date): Promise<string> {
    const expiresAt = Math.floor(now.getTime() / 1000) + noticeKeptDays * 86_400;
    const known = { player: notice.player, id: `#event#${event}`, notice: notice.id, expiresAt };
    const item: NoticeItem = { ...notice, at: at.toISOString(), expiresAt };
    const put = (Item: object) => ({
      TableName: table,
      Item: Item as Record<string, unknown>,
      ...ifAbsent('id'),
    });
    try {
      const mark = { ...put(known), ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const };
      await client.send(new TransactWriteCommand({ TransactItems: [{ Put: mark }, { Put: put(item) }] }));
      return notice.id;
    } catch (error) {
      const first = existingItemOf<{ notice: string }>(error);
      if (!first) throw error;
      return first.notice;
    }
  }

  async function find(player: string, id: string): Promise<Notice | undefined> {
    const item = await getItem<NoticeItem>(client, table, { player, id });
    return item && 'kind' in item ? fromItem(item) : undefined;
  }

  async function page(
    player: string,
    { limit, before }: { limit: number; before?: string | undefined },
  ): Promise<NoticePage> {
    const { items, next } = await pageOf<NoticeItem>(client, {
      table,
      partitionKey: ['player', player],
      sortKey: 'id',
      direction: 'down',
      from: before,
      least: beforeAll,
      limit,
    });
    return { notices: items.map(fromItem), next };
  }

  async function readUpTo(player: string): Promise<string | null> {
    const item = await getItem(client, table, { player, id: inboxId });
    return (item?.['readUpTo'] as string | undefined) ?? null;
  }

  function countAfter(player: string, id: string | null, most: number): Promise<number> {
    const after = queryOf({ is: { player }, beyond: { id: ['>', id ?? beforeAll] } });
    return countOf(client, { TableName: table, ...after, ConsistentRead: true }, most);
  }

  async function markRead(player: string, upTo: string): Promise<void> {
    const key = { player, id: inboxId };
    const when = ifAny(ifAbsent('readUpTo'), ifIs('readUpTo', '<', upTo));
    await updateIf(client, table, key, { set: { readUpTo: upTo }, when });
  }

  async function markMailed({ player, id }: Pick<Notice, 'player' | 'id'>, at: Date): Promise<void> {
    // A mark must not create an item for a notice that was deleted.
    const when = ifPresent('id');
    await updateIf(client, table, { player, id }, { set: { mailedAt: at.toISOString() }, when });
  }
}

export function fromItem({ at, mailedAt, expiresAt: _expiresAt, ...notice }: NoticeItem): Notice {
  return { ...notice, at: new Date(at), mailedAt: mailedAt === undefined ? null : new Date(mailedAt) };
}
