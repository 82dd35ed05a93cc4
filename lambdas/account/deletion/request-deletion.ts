import type { Refusal } from '#contracts/errors';
import { takeWrite } from '#domain/play-limits/write-allowance';
import {
  type AccountChangeDetail,
  requestDeletion as planDeletion,
  type Deletion,
  isClosed,
  reminderAt,
} from '#domain/player/deletion';
import { checkRecentSignIn } from '#domain/player/recent-sign-in';
import { record } from '#domain/wallet/wallet';
import type { Caller } from '#lambdas/runtime/caller';
import { conflict } from '#lambdas/runtime/conflict';
import { isRefusal } from '#lambdas/runtime/refusal';
import { nothingElse, settleOnce, type SettleOnceDependencies } from '#lambdas/wallet/settle-once';
import type { DeletionStore } from '../stores/deletion-store';
import { findBlockers, type BlockerDependencies, blockersIn, type SeenBlockers } from './find-blockers';

export interface RequestDeletionDependencies
  extends Omit<SettleOnceDependencies, 'wallets'>, BlockerDependencies {
  readonly wallets: SettleOnceDependencies['wallets'];
  readonly deletions: Pick<DeletionStore, 'plan' | 'cancel'>;
  readonly now: () => Date;
  readonly rules: { readonly writesPerSecond: number };
}

/** A request that already stands: nothing is written for it. */
interface ExistingRequest {
  readonly deletion: Deletion | null;
}

/**
 * Requests the deletion of an account. One write stores the request in the wallet and plans its scheduled check, so the next stake or
 * purchase is refused and no request is left without a check. An existing request stays as it is, whatever the idempotency key.
 *
 * @returns nothing, or a refusal
 */
export async function requestDeletion(
  dependencies: RequestDeletionDependencies,
  { id: player, signedInAt }: Pick<Caller, 'id' | 'signedInAt'>,
  key: string,
): Promise<Refusal | undefined> {
  const { deletions, now, rules } = dependencies;
  const settled = await settleOnce<SeenBlockers, ExistingRequest>(dependencies, {
    player,
    operation: { name: 'request-account-deletion', key, input: {} },
    read: () => findBlockers(dependencies, player),
    decide(open, id, seen) {
      const { wallet, play } = open;
      if (play.deletion) return { deletion: play.deletion };
      const at = now();
      const notRecent = checkRecentSignIn(signedInAt, at);
      if (notRecent) return notRecent;
      if (wallet.sequence !== seen.sequence) return conflict;
      const blockers = [...blockersIn(open), ...seen.blockers];
      if (blockers.length > 0) return { code: 'account/deletion-blocked', blockers } as Refusal;
      const allowance = takeWrite(open.allowance, at, rules.writesPerSecond);
      if (isRefusal(allowance)) return allowance;

      const deletion = planDeletion(null, at);
      const eraseAt = deletion.eraseAt.toISOString();
      const detail: AccountChangeDetail = { kind: 'account-change', step: 'deletion-requested', eraseAt };
      return {
        ...record(wallet, { id, at, postings: [], detail }),
        allowance,
        play: { ...play, deletion },
        alongside: [deletions.plan(player, reminderAt(deletion))],
      };
    },
  });
  return isRefusal(settled) ? settled : undefined;
}

/**
 * Withdraws the deletion request. The request's own time is the idempotency key, so a repeat changes nothing. The worker that closes the
 * account writes the same wallet, so exactly one of both writes succeeds.
 *
 * @returns nothing, or a refusal
 */
export async function keepAccount(
  dependencies: Omit<RequestDeletionDependencies, keyof Omit<BlockerDependencies, 'wallets'>>,
  player: string,
): Promise<Refusal | undefined> {
  const { wallets, loadOrOpen, deletions, now, rules } = dependencies;
  const existing = ((await wallets.load(player)) ?? (await loadOrOpen(player))).play.deletion;
  if (!existing) return undefined;
  const settled = await settleOnce<void, ExistingRequest>(dependencies, {
    player,
    operation: { name: 'keep-account', key: existing.requestedAt.toISOString(), input: {} },
    read: nothingElse,
    decide({ wallet, play, allowance: before }, id) {
      if (!play.deletion) return { deletion: null };
      if (isClosed(play.deletion)) return { code: 'account/deletion-not-requested' };
      const at = now();
      const allowance = takeWrite(before, at, rules.writesPerSecond);
      if (isRefusal(allowance)) return allowance;
      const detail: AccountChangeDetail = { kind: 'account-change', step: 'deletion-withdrawn' };
      return {
        ...record(wallet, { id, at, postings: [], detail }),
        allowance,
        play: { ...play, deletion: null },
        alongside: [deletions.cancel(player)],
      };
    },
  });
  return isRefusal(settled) ? settled : undefined;
}
