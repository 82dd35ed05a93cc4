import { absenceFrom, dueAt } from '#domain/notices/absence';
import { currentTerms } from '#domain/wallet/grant';
import type { MailLog, MailLogStore } from '#lambdas/notices/stores/mail-log-store';
import type { Notice, NoticeStore } from '#lambdas/notices/stores/notice-store';
import type {
  AbsenceReminder,
  LimitReminder,
  Reminder,
  ReminderStore,
} from '#lambdas/notices/stores/reminder-store';
import type { NotQueued, OrderedQueue, QueuedEvent } from '#lambdas/runtime/aws/ordered-queue';
import { memoryWrite } from './writes';

/** In-memory fake of the inboxes. */
export interface MemoryNotices extends NoticeStore {
  /** Oldest first. */
  readonly written: Notice[];
}

export function createMemoryNotices(): MemoryNotices {
  const written: Notice[] = [];
  const events = new Map<string, string>();
  const marks = new Map<string, string>();
  const of = (player: string) =>
    written
      .filter((notice) => notice.player === player)
      .toSorted((left, right) => (left.id < right.id ? 1 : -1));
  return {
    written,
    async write({ event, ...notice }) {
      const key = `${notice.player} ${event}`;
      const first = events.get(key);
      if (first !== undefined) return first;
      events.set(key, notice.id);
      written.push({ ...notice, mailedAt: null });
      return notice.id;
    },
    find: async (player, id) => of(player).find((notice) => notice.id === id),
    async page(player, { limit, before }) {
      const found = of(player).filter(({ id }) => before === undefined || id < before);
      const notices = found.slice(0, limit);
      return { notices, next: found.length > limit ? (notices.at(-1)?.id ?? null) : null };
    },
    readUpTo: async (player) => marks.get(player) ?? null,
    countAfter: async (player, id, most) =>
      Math.min(most, of(player).filter((notice) => id === null || notice.id > id).length),
    async markRead(player, upTo) {
      if (upTo > (marks.get(player) ?? '')) marks.set(player, upTo);
    },
    async markMailed({ player, id }, at) {
      const index = written.findIndex((notice) => notice.player === player && notice.id === id);
      if (index >= 0) written[index] = { ...written[index]!, mailedAt: at };
    },
  };
}

/** In-memory fake of the reminder store. */
export interface MemoryReminders extends ReminderStore {
  readonly absences: Map<string, AbsenceReminder | null>;
  readonly limits: Map<string, LimitReminder>;
}

export function createMemoryReminders(): MemoryReminders {
  const absences = new Map<string, AbsenceReminder | null>();
  const limits = new Map<string, LimitReminder>();
  const limitKey = ({ player, thing, period }: Omit<LimitReminder, 'about'>) =>
    `${player} ${thing} ${period}`;
  const isSame = ({ player, countsFrom, next }: AbsenceReminder) => {
    const now = absences.get(player);
    return now?.next === next && now.countsFrom.getTime() === countsFrom.getTime();
  };
  const dueOf = (reminder: Reminder) =>
    reminder.about === 'limit' ? reminder.from : dueAt(reminder, currentTerms);
  return {
    absences,
    limits,
    async see(player, now) {
      absences.set(player, { about: 'absence', player, ...absenceFrom(now) });
    },
    async remindOfLimit(reminder) {
      limits.set(limitKey(reminder), { about: 'limit', ...reminder });
    },
    async *due(now) {
      const all = [...absences.values(), ...limits.values()].filter((each) => each !== null);
      yield all.filter((each) => dueOf(each) <= now);
    },
    async drop(reminder) {
      if (limits.get(limitKey(reminder))?.from.getTime() === reminder.from.getTime())
        limits.delete(limitKey(reminder));
    },
    async goOn(reminder, next) {
      if (!isSame(reminder)) return;
      absences.set(reminder.player, next && { about: 'absence', player: reminder.player, ...next });
    },
    end: (reminder) =>
      memoryWrite(`absence ${reminder.next}`, {
        holds: () => isSame(reminder),
        apply: () => void absences.set(reminder.player, null),
      }),
  };
}

/** In-memory fake of a FIFO queue, which accepts each event once. */
export interface MemoryQueue extends OrderedQueue {
  readonly queued: QueuedEvent[];
  /** Rejects all events while true. */
  isAway: boolean;
}

export function createMemoryQueue(): MemoryQueue {
  const queue: MemoryQueue = {
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

/** In-memory fake of the mail logs. */
export interface MemoryMailLogs extends MailLogStore {
  /** Due time of a player's digest; null when none is pending. */
  dueOf(player: string): Date | null;
}

export function createMemoryMailLogs(): MemoryMailLogs {
  const logs = new Map<string, MailLog>();
  const dues = new Map<string, Date | null>();
  const dueOf = (player: string) => dues.get(player) ?? null;
  return {
    dueOf,
    read: async (player) => logs.get(player) ?? { sent: [], held: [], revision: 0 },
    async replace(player, log, digestDueAt) {
      if ((logs.get(player)?.revision ?? 0) !== log.revision) throw new Error('Changed since it was read');
      logs.set(player, { ...log, revision: log.revision + 1 });
      dues.set(player, digestDueAt);
    },
    async *due(now) {
      yield [...dues].flatMap(([player, dueAt]) => (dueAt && dueAt <= now ? [{ player, dueAt }] : []));
    },
  };
}
