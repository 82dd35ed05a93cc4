import { DeleteCommand, type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { type Absence, absenceFrom, dueAt, type StepBeforeExpiry } from '#domain/notices/absence';
import type { RequestedLimit } from '#domain/notices/notice-event';
import { currentTerms } from '#domain/wallet/grant';
import { atomicUpdate, type AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { unlessConditionFailed, updateIf } from '#lambdas/runtime/aws/conditional-write';
import { ifAll, ifEqual, type WriteCondition } from '#lambdas/runtime/aws/conditions';
import { type DueItem, dueItems } from '#lambdas/runtime/aws/due-items';

/** A requested looser limit that has not begun. */
export interface LimitReminder extends RequestedLimit {
  readonly about: 'limit';
  readonly player: string;
  readonly from: Date;
}

/** A player's absence. */
export interface AbsenceReminder extends Absence {
  readonly about: 'absence';
  readonly player: string;
}

export type Reminder = LimitReminder | AbsenceReminder;

/** Reminders: one item per player and subject. */
export interface ReminderStore {
  /** Records that a player is present. */
  recordPresence(player: string, now: Date): Promise<void>;
  /** Schedules the notice of a looser limit, in place of an earlier one for that limit. */
  remindOfLimit(reminder: Omit<LimitReminder, 'about'>): Promise<void>;
  /** The reminders that are due, oldest first, in pages. Those left for more than two weeks are no longer found. */
  due(now: Date): AsyncIterable<readonly Reminder[]>;
  /** Removes a limit reminder after its notice was queued. */
  drop(reminder: LimitReminder): Promise<void>;
  /** Advances an absence; does nothing if the player was seen in between. */
  advance(reminder: AbsenceReminder, next: Absence | null): Promise<void>;
  /** Ends an absence in a transaction with its consequence, only while the player was not seen. */
  end(reminder: AbsenceReminder): AtomicWrite;
}

interface AbsenceItem extends DueItem {
  readonly countsFrom: string;
  readonly next: StepBeforeExpiry;
  /** Absent from items of earlier releases, whose players receive one more warning. */
  readonly isWarned?: boolean;
}

interface LimitItem extends DueItem, RequestedLimit {}

const presenceId = '#presence';
const dayMs = 86_400_000;
const searchBackDays = 14;
const byPresence = (player: string) => ({ player, id: presenceId });

export function createReminderStore(client: DynamoDBDocumentClient, table: string): ReminderStore {
  return { recordPresence, remindOfLimit, due, drop, advance, end };

  async function recordPresence(player: string, now: Date): Promise<void> {
    const item = { ...byPresence(player), ...fieldsOf(absenceFrom(now)) };
    await client.send(new PutCommand({ TableName: table, Item: item }));
  }

  async function remindOfLimit({ player, from, ...limit }: Omit<LimitReminder, 'about'>): Promise<void> {
    const item: LimitItem = { player, id: limitId(limit), ...limit, ...dueFields(from) };
    await client.send(new PutCommand({ TableName: table, Item: { ...item } }));
  }

  async function* due(now: Date): AsyncGenerator<readonly Reminder[]> {
    for (let back = searchBackDays; back >= 0; back -= 1) {
      const { dueOn } = dueFields(new Date(now.getTime() - back * dayMs));
      for await (const items of dueItems(client, table, dueOn, now)) yield items.map(fromItem);
    }
  }

  async function drop(reminder: LimitReminder): Promise<void> {
    const command = new DeleteCommand({
      TableName: table,
      Key: { player: reminder.player, id: limitId(reminder) },
      // A newer request may have replaced it.
      ...ifEqual('dueAt', reminder.from.toISOString()),
    });
    await unlessConditionFailed(client.send(command));
  }

  async function advance(reminder: AbsenceReminder, next: Absence | null): Promise<void> {
    const when = ifUnchanged(reminder);
    const change = next ? { set: fieldsOf(next), when } : { ...noLongerDue, when };
    await updateIf(client, table, byPresence(reminder.player), change);
  }

  function end(reminder: AbsenceReminder): AtomicWrite {
    return atomicUpdate(table, `absence ${reminder.next}`, byPresence(reminder.player), {
      ...noLongerDue,
      when: ifUnchanged(reminder),
    });
  }
}

/** Removes a reminder from the index, so that nothing is due until the player is seen. */
const noLongerDue = { remove: ['dueOn', 'dueAt'] };

function ifUnchanged({ countsFrom, next }: AbsenceReminder): WriteCondition {
  return ifAll(ifEqual('countsFrom', countsFrom.toISOString()), ifEqual('next', next));
}

function fieldsOf(absence: Absence): Omit<AbsenceItem, 'player' | 'id'> {
  return {
    countsFrom: absence.countsFrom.toISOString(),
    next: absence.next,
    isWarned: absence.isWarned,
    ...dueFields(dueAt(absence, currentTerms)),
  };
}

function dueFields(at: Date): Pick<DueItem, 'dueOn' | 'dueAt'> {
  const text = at.toISOString();
  return { dueOn: text.slice(0, 10), dueAt: text };
}

function limitId({ thing, period }: RequestedLimit): string {
  return `#limit#${thing} ${period}`;
}

export function fromItem(item: DueItem): Reminder {
  if (item.id === presenceId) {
    const { player, countsFrom, next, isWarned = false } = item as AbsenceItem;
    return { about: 'absence', player, countsFrom: new Date(countsFrom), next, isWarned };
  }
  const { player, thing, period, most, dueAt: from } = item as LimitItem;
  return { about: 'limit', player, thing, period, most, from: new Date(from) };
}
