import { createHash } from 'node:crypto';
import { amount } from '#domain/money/coin';
import { stepOf } from '#domain/notices/absence';
import { limitNotice } from '#domain/notices/limit-notice';
import type { NoticeEvent } from '#domain/notices/notice-event';
import { expireSweeps, type ExpiryDetail } from '#domain/wallet/expiry';
import { currentTerms } from '#domain/wallet/grant';
import { record } from '#domain/wallet/wallet';
import type { OrderedQueue } from '#lambdas/runtime/aws/ordered-queue';
import { isRefusal } from '#lambdas/runtime/refusal';
import { loadOpened } from '#lambdas/wallet/open-wallet';
import { nothingElse, settleOnce, type SettleOnceDependencies } from '#lambdas/wallet/settle-once';
import type { OpenWallet } from '#lambdas/wallet/stores/wallet-change';
import { groupOf, type NoticeMessage } from './messages';
import type { AbsenceReminder, LimitReminder, Reminder, ReminderStore } from './stores/reminder-store';

export interface RemindDependencies extends Omit<SettleOnceDependencies, 'loadOrOpen'> {
  readonly reminders: ReminderStore;
  /** Receives the events that become notices. */
  readonly events: OrderedQueue;
  readonly now: () => Date;
}

/**
 * Processes a reminder that is due. The event is queued before the reminder moves on: a crash in between queues it again, and its notice is
 * still written once.
 */
export async function remindPlayer(dependencies: RemindDependencies, reminder: Reminder): Promise<void> {
  const open = await dependencies.wallets.load(reminder.player);
  if (reminder.about === 'limit') return remindOfLimit(dependencies, reminder, open);
  return remindOfExpiry(dependencies, reminder, open);
}

/** Sends no notice for a limit that has changed again since, or whose player is gone. */
async function remindOfLimit(
  dependencies: RemindDependencies,
  reminder: LimitReminder,
  open: OpenWallet | undefined,
): Promise<void> {
  const { thing, period, most, from } = reminder;
  const limitEvent = { kind: 'limit-begun', thing, period, most } as const;
  const limit = open?.play.limits[`${thing} ${period}`];
  const isThis = limit?.next?.from.getTime() === from.getTime();
  const holds = open && limitNotice(limitEvent, open.play.limits, dependencies.now()).kind === 'limit-holds';
  if (isThis && holds) await enqueue(dependencies, reminder, { at: from, noticeEvent: limitEvent });
  await dependencies.reminders.drop(reminder);
}

async function remindOfExpiry(
  dependencies: RemindDependencies,
  reminder: AbsenceReminder,
  open: OpenWallet | undefined,
): Promise<void> {
  const { reminders, now } = dependencies;
  if (!open) return reminders.advance(reminder, null);
  const at = now();
  const step = stepOf(reminder, { ...whatCounts(open), now: at }, currentTerms);
  if (step.act === 'expire') return expire(dependencies, reminder);
  if (step.act === 'warn') {
    const { days, expiresAt } = step;
    const { sweeps } = whatCounts(open);
    const noticeEvent = { kind: 'sweeps-expiring', sweeps, days, at: expiresAt.toISOString() } as const;
    await enqueue(dependencies, reminder, { at, noticeEvent });
  }
  await reminders.advance(reminder, step.next);
}

/**
 * Lets a player's Sweeps Coins expire and ends the absence in the same transaction, so that a player who returns at that moment never loses
 * coins afterwards. The notice follows from the ledger.
 */
async function expire(dependencies: RemindDependencies, reminder: AbsenceReminder): Promise<void> {
  const { reminders, wallets, now } = dependencies;
  const lastSeenAt = reminder.countsFrom.toISOString();
  const detail: ExpiryDetail = { kind: 'expiry', lastSeenAt };
  const settled = await settleOnce<void, { readonly isLeft: true }>(
    { ...dependencies, loadOrOpen: loadOpened(wallets) },
    {
      player: reminder.player,
      operation: { name: 'expire-sweeps', key: lastSeenAt, input: {} },
      read: nothingElse,
      decide(open, id) {
        const at = now();
        if (stepOf(reminder, { ...whatCounts(open), now: at }, currentTerms).act !== 'expire')
          return { isLeft: true };
        const postings = expireSweeps(open.wallet.balances);
        return {
          ...record(open.wallet, { id, at, postings, detail }),
          alongside: [reminders.end(reminder)],
        };
      },
    },
  );
  // Repeated conflicts: the next run finds it, unless the player came back.
  if (isRefusal(settled) && settled.code !== 'request/unavailable')
    throw new Error(`Nothing expired: ${settled.code}`);
}

function whatCounts({ play, wallet }: OpenWallet) {
  const { sweepsUnplayed, sweepsRedeemable } = wallet.balances;
  const { timeOut, suspension } = play;
  return { timeOut, suspension, sweeps: amount(sweepsUnplayed + sweepsRedeemable) };
}

async function enqueue(
  { events }: RemindDependencies,
  reminder: Reminder,
  { at, noticeEvent }: { at: Date; noticeEvent: NoticeEvent },
): Promise<void> {
  const event = eventOf(reminder);
  const message: NoticeMessage = { player: reminder.player, event, at: at.toISOString(), noticeEvent };
  const [failure] = await events.send([{ id: event, group: groupOf(reminder.player), message }]);
  if (failure) throw failure.error;
}

/** A stable id for a reminder, in characters that a queue accepts. */
function eventOf(reminder: Reminder): string {
  const about =
    reminder.about === 'limit'
      ? [reminder.thing, reminder.period, reminder.from.toISOString()]
      : ['expiry', reminder.next, reminder.countsFrom.toISOString()];
  return createHash('sha256')
    .update(JSON.stringify([reminder.player, ...about]))
    .digest('base64url');
}
