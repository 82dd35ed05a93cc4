import { createMailLogStore, type MailLogStore } from '#lambdas/notices/stores/mail-log-store';
import {
  createNoticeStore,
  fromItem as fromNoticeItem,
  type Notice,
  type NoticeStore,
} from '#lambdas/notices/stores/notice-store';
import {
  type AbsenceReminder,
  createReminderStore,
  fromItem as fromDueItem,
  type LimitReminder,
  type ReminderStore,
} from '#lambdas/notices/stores/reminder-store';
import type { NotQueued, OrderedQueue, QueuedEvent } from '#lambdas/runtime/aws/ordered-queue';
import { createFakeTables } from './fake-tables';
import { type Records, recordsIn } from './records';

const table = 'notices';

/** Inboxes on fake tables. */
export interface FakeNotices extends NoticeStore {
  /** Oldest first. */
  readonly written: Notice[];
}

export function createFakeNotices(tables = createFakeTables()): FakeNotices {
  const notices = recordsIn(tables, {
    table,
    // Notices are the only items of the table whose id is no name.
    isOne: ({ id }) => !id.startsWith('#'),
    keyOf: ({ player, id }) => `${player} ${id}`,
    fromItem: fromNoticeItem,
  });
  return {
    ...createNoticeStore(tables.client, table),
    get written() {
      return notices.values();
    },
  };
}

/** Reminders on fake tables. */
export interface FakeReminders extends ReminderStore {
  /** By player, also when nothing more is due. */
  readonly absences: Records<AbsenceReminder>;
  readonly limits: Records<LimitReminder>;
}

export function createFakeReminders(tables = createFakeTables()): FakeReminders {
  return {
    ...createReminderStore(tables.client, table),
    absences: recordsIn(tables, {
      table,
      isOne: ({ id }) => id === '#presence',
      keyOf: ({ player }) => player,
      fromItem: (item: Parameters<typeof fromDueItem>[0]) => fromDueItem(item) as AbsenceReminder,
    }),
    limits: recordsIn(tables, {
      table,
      isOne: ({ id }) => id.startsWith('#limit#'),
      keyOf: ({ player, id }) => `${player} ${id}`,
      fromItem: (item: Parameters<typeof fromDueItem>[0]) => fromDueItem(item) as LimitReminder,
    }),
  };
}

/** In-memory fake of a FIFO queue, which accepts each event once. */
export interface FakeQueue extends OrderedQueue {
  readonly queued: QueuedEvent[];
  /** Rejects all events while true. */
  isAway: boolean;
}

export function createFakeQueue(): FakeQueue {
  const queue: FakeQueue = {
    queued: [],
    isAway: false,
    async send(events): Promise<readonly NotQueued[]> {
      if (queue.isAway) return events.map(({ id }) => ({ id, error: new Error('away') }));
      queue.queued.push(...events.filter(({ id }) => !queue.queued.some((known) => known.id === id)));
      return [];
    },
  };
  return queue;
}

/** Mail logs on fake tables. */
export interface FakeMailLogs extends MailLogStore {
  /** Due time of a player's digest; null when none is pending. */
  dueOf(player: string): Date | null;
}

/** Log entries expire a week after this. */
const writtenAt = new Date('2026-11-21T12:00:00Z');

export function createFakeMailLogs(tables = createFakeTables()): FakeMailLogs {
  return {
    ...createMailLogStore(tables.client, table, () => writtenAt),
    dueOf(player) {
      const dueAt = tables.get(table, { player, id: '#mails' })?.['dueAt'];
      return dueAt === undefined ? null : new Date(String(dueAt));
    },
  };
}
