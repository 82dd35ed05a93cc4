import { createHash } from 'node:crypto';
import type { NoticeEvent } from '#domain/notices/notice-event';
import { restrictionsOf } from '#domain/play-limits/restrictions';
import { type Deletion, isClosed, isClosingNoticePending, nextTryAt } from '#domain/player/deletion';
import { groupOf, type NoticeMessage } from '#lambdas/notices/messages';
import type { NoticeStore } from '#lambdas/notices/stores/notice-store';
import type { OrderedQueue } from '#lambdas/runtime/aws/ordered-queue';
import { type Log, logLines } from '#lambdas/runtime/log';
import { Outage } from '#lambdas/runtime/outage';
import type { OpenWallet } from '#lambdas/wallet/stores/wallet-change';
import type { DeletionStore, DueDeletion } from '../stores/deletion-store';
import { closeAccount, type CloseAccountDependencies } from './close-account';
import { eraseAccount, type EraseAccountDependencies } from './erase-account';

export interface DeleteAccountsDependencies extends CloseAccountDependencies, EraseAccountDependencies {
  readonly deletions: DeletionStore;
  readonly notices: Pick<NoticeStore, 'page'>;
  /** Receives the events that become notices. */
  readonly events: OrderedQueue;
  readonly log: Log;
}

/**
 * Processes every deletion that is due. A failure does not stop the others; the next run finds the failed deletion again.
 *
 * @throws Outage at the end when any deletion failed, so that the run counts as failed
 */
export function deleteAccounts(dependencies: DeleteAccountsDependencies) {
  const { deletions, log, now } = dependencies;

  return async (): Promise<{ checked: number }> => {
    let checked = 0;
    let failed = 0;
    for await (const page of deletions.due(now())) {
      for (const each of page) {
        try {
          await scheduleCheck(dependencies, each);
          checked += 1;
        } catch (error) {
          failed += 1;
          log(logLines.deletionFailed, { error });
        }
      }
    }
    if (failed > 0) throw new Outage(`${failed} deletions could not continue`);
    return { checked };
  };
}

/** Takes the next step of one deletion; steps that are already done are skipped. */
async function scheduleCheck(dependencies: DeleteAccountsDependencies, due: DueDeletion): Promise<void> {
  const { wallets, deletions, directory, now, log } = dependencies;
  const open = await wallets.load(due.player);
  const planned = open?.play.deletion;
  // A withdrawn request removes its row; this row came from a stale index.
  if (!open || !planned) return;
  if (isClosed(planned)) return erase(dependencies, open, planned);
  if (now() < planned.eraseAt) {
    await queueNotice(
      dependencies,
      due,
      { kind: 'deletion-soon', eraseAt: planned.eraseAt.toISOString() },
      planned,
    );
    return deletions.moveOn(due, planned.eraseAt);
  }
  const isUserGone = (await directory.usernameOf(due.player)) === undefined;
  const closing = await closeAccount(dependencies, due.player, planned, { isUserGone });
  if (closing.closing === 'blocked') {
    const by = [...new Set(closing.blockers.map(({ kind }) => kind))];
    await queueNotice(dependencies, due, { kind: 'deletion-blocked', by }, planned);
    return deletions.moveOn(due, nextTryAt(now()));
  }
  if (closing.closing === 'closed') log(logLines.accountClosed);
}

/** The last mail needs the address, so the account is erased only after that mail is sent or its waiting time is over. */
async function erase(
  dependencies: DeleteAccountsDependencies,
  { wallet: { player }, play }: OpenWallet,
  closed: Deletion,
): Promise<void> {
  const { log, now } = dependencies;
  if (isClosingNoticePending(closed, now()) && !(await hasClosingNotice(dependencies, player))) return;
  await eraseAccount(dependencies, player, restrictionsOf(play));
  log(logLines.accountErased);
}

async function hasClosingNotice({ notices }: DeleteAccountsDependencies, player: string): Promise<boolean> {
  const { notices: newest } = await notices.page(player, { limit: 10 });
  return newest.some(({ kind, mailedAt }) => kind === 'account-closed' && mailedAt !== null);
}

/** Queues the event before the check is postponed: a crash in between queues it again, and the notice is still written once. */
async function queueNotice(
  { events, now }: DeleteAccountsDependencies,
  { player }: DueDeletion,
  noticeEvent: NoticeEvent,
  { requestedAt }: Deletion,
): Promise<void> {
  const about = [player, noticeEvent, requestedAt.toISOString()];
  const event = createHash('sha256').update(JSON.stringify(about)).digest('base64url');
  const message: NoticeMessage = { player, event, at: now().toISOString(), noticeEvent };
  const [failure] = await events.send([{ id: event, group: groupOf(player), message }]);
  if (failure) throw failure.error;
}
