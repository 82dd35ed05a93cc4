import { createHash } from 'node:crypto';
import type { NoticeEvent } from '#domain/notices/notice-event';
import { restrictionsOf } from '#domain/play-limits/restrictions';
import { type Deletion, isClosed, isLastWordAwaited, nextTryAt } from '#domain/player/deletion';
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
  /** Takes events that make notices. */
  readonly events: OrderedQueue;
  readonly log: Log;
}

/**
 * Looks at every deletion whose time has come. Whoever fails keeps nobody else waiting and is found again by the next run.
 *
 * @throws Outage at the end when anybody failed, so that the run counts as failed
 */
export function deleteAccounts(dependencies: DeleteAccountsDependencies) {
  const { deletions, log, now } = dependencies;

  return async (): Promise<{ looked: number }> => {
    let looked = 0;
    let failed = 0;
    for await (const page of deletions.due(now())) {
      for (const each of page) {
        try {
          await scheduleCheck(dependencies, each);
          looked += 1;
        } catch (error) {
          failed += 1;
          log(logLines.deletionFailed, { error });
        }
      }
    }
    if (failed > 0) throw new Outage(`${failed} deletions could not go on`);
    return { looked };
  };
}

/** Takes the next step of one deletion; whatever was done before is found done. */
async function scheduleCheck(dependencies: DeleteAccountsDependencies, due: DueDeletion): Promise<void> {
  const { wallets, deletions, directory, now, log } = dependencies;
  const open = await wallets.load(due.player);
  const asked = open?.play.deletion;
  // A wish that was given up took its row with it; this one came from an index that was behind.
  if (!open || !asked) return;
  if (isClosed(asked)) return erase(dependencies, open, asked);
  if (now() < asked.eraseAt) {
    await tell(dependencies, due, { kind: 'deletion-soon', eraseAt: asked.eraseAt.toISOString() }, asked);
    return deletions.moveOn(due, asked.eraseAt);
  }
  const isUserGone = (await directory.usernameOf(due.player)) === undefined;
  const closing = await closeAccount(dependencies, due.player, asked, { isUserGone });
  if (closing.closing === 'blocked') {
    const by = [...new Set(closing.blockers.map(({ kind }) => kind))];
    await tell(dependencies, due, { kind: 'deletion-blocked', by }, asked);
    return deletions.moveOn(due, nextTryAt(now()));
  }
  if (closing.closing === 'closed') log(logLines.accountClosed);
}

/** The last mail needs the address, so it goes first: the next run finds it gone out, or waited for long enough. */
async function erase(
  dependencies: DeleteAccountsDependencies,
  { wallet: { player }, play }: OpenWallet,
  closed: Deletion,
): Promise<void> {
  const { log, now } = dependencies;
  if (isLastWordAwaited(closed, now()) && !(await hasLastWord(dependencies, player))) return;
  await eraseAccount(dependencies, player, restrictionsOf(play));
  log(logLines.accountErased);
}

async function hasLastWord({ notices }: DeleteAccountsDependencies, player: string): Promise<boolean> {
  const { notices: newest } = await notices.page(player, { limit: 10 });
  return newest.some(({ kind, mailedAt }) => kind === 'account-closed' && mailedAt !== null);
}

/** The event is queued before the look is put off: a crash in between queues it again, and its notice is written once. */
async function tell(
  { events, now }: DeleteAccountsDependencies,
  { player }: DueDeletion,
  noticeEvent: NoticeEvent,
  { askedAt }: Deletion,
): Promise<void> {
  const about = [player, noticeEvent, askedAt.toISOString()];
  const event = createHash('sha256').update(JSON.stringify(about)).digest('base64url');
  const message: NoticeMessage = { player, event, at: now().toISOString(), noticeEvent };
  const [failure] = await events.send([{ id: event, group: groupOf(player), message }]);
  if (failure) throw failure.error;
}
