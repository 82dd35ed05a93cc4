import type { Refusal } from '#contracts/errors';
import { takeWrite } from '#domain/play-limits/write-allowance';
import {
  type AccountChangeDetail,
  requestDeletion as ask,
  type Deletion,
  deletionRules,
  isClosed,
  isSignInRecent,
  reminderAt,
} from '#domain/player/deletion';
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

/** A wish that stands already: nothing is written for it. */
interface ResidencyRequest {
  readonly deletion: Deletion | null;
}

/**
 * Asks for the end of an account. The wish is written into the wallet, and with it when somebody looks whether it can be carried out: so
 * the very next stake or purchase is refused, and no wish is ever left without somebody who looks. A wish that stands goes on as
 * it was, under whatever key it is asked for again.
 *
 * @returns nothing, or why it was not asked for
 */
export async function requestDeletion(
  dependencies: RequestDeletionDependencies,
  { id: player, signedInAt }: Pick<Caller, 'id' | 'signedInAt'>,
  key: string,
): Promise<Refusal | undefined> {
  const { deletions, now, rules } = dependencies;
  const settled = await settleOnce<SeenBlockers, ResidencyRequest>(dependencies, {
    player,
    operation: { name: 'ask-for-deletion-of-account', key, input: {} },
    read: () => findBlockers(dependencies, player),
    decide(open, id, seen) {
      const { wallet, play } = open;
      if (play.deletion) return { deletion: play.deletion };
      const at = now();
      if (!isSignInRecent(signedInAt, at))
        return { code: 'session/not-recent', withinMinutes: deletionRules.signInWithinMinutes } as Refusal;
      if (wallet.sequence !== seen.sequence) return conflict;
      const blockers = [...blockersIn(open), ...seen.blockers];
      if (blockers.length > 0) return { code: 'account/deletion-blocked', blockers } as Refusal;
      const allowance = takeWrite(open.allowance, at, rules.writesPerSecond);
      if (isRefusal(allowance)) return allowance;

      const deletion = ask(null, at);
      const eraseAt = deletion.eraseAt.toISOString();
      const detail: AccountChangeDetail = { kind: 'account-change', step: 'deletion-asked', eraseAt };
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
 * Keeps the account after all. The wish itself is the key, so saying it twice is the same as once. The worker that closes the account writes
 * the same wallet: of both exactly one comes through, and the other finds that it was second.
 *
 * @returns nothing, or why nothing was changed
 */
export async function keepAccount(
  dependencies: Omit<RequestDeletionDependencies, keyof Omit<BlockerDependencies, 'wallets'>>,
  player: string,
): Promise<Refusal | undefined> {
  const { wallets, loadOrOpen, deletions, now, rules } = dependencies;
  const residency = ((await wallets.load(player)) ?? (await loadOrOpen(player))).play.deletion;
  if (!residency) return undefined;
  const settled = await settleOnce<void, ResidencyRequest>(dependencies, {
    player,
    operation: { name: 'keep-account', key: residency.askedAt.toISOString(), input: {} },
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
