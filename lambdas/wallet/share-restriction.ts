import { type Restrictions, stricter, unrestricted } from '#domain/play-limits/restrictions';
import { restrictFurther, type SharedRestriction, sharedBy } from '#domain/play-limits/shared-restriction';
import { type AccountChangeDetail, isClosed } from '#domain/player/deletion';
import { record } from '#domain/wallet/wallet';
import { heldMailboxes, type HeldMailboxesDependencies } from '#lambdas/account/held-mailboxes';
import { Outage } from '#lambdas/runtime/outage';
import { isRefusal } from '#lambdas/runtime/refusal';
import { loadOpened } from './open-wallet';
import { nothingElse, settleOnce, type SettleOnceDependencies } from './settle-once';

export interface ShareRestrictionDependencies
  extends Omit<SettleOnceDependencies, 'loadOrOpen'>, HeldMailboxesDependencies {
  readonly now: () => Date;
}

/** A transaction that may have started a restriction of its player. */
export interface RestrictionStart {
  readonly player: string;
  /** Id of the transaction. */
  readonly transaction: string;
  readonly kind: SharedRestriction;
}

/**
 * Applies a restriction that a player's account received to every other open account of the same mailboxes, and, for a closed account, to
 * those that are opened later. Repeatable: each account receives it once per transaction, so an admin who lifts it there is not overruled
 * by a repeat.
 *
 * @throws Outage, or an error of a conflict, when it has to be repeated
 */
export async function shareRestriction(
  dependencies: ShareRestrictionDependencies,
  { player, transaction, kind }: RestrictionStart,
): Promise<void> {
  const { wallets, now } = dependencies;
  const open = await wallets.load(player);
  const shared = open && sharedBy(open.play, kind, now());
  if (!shared) return;
  for (const { holders, restrictFutureAccounts } of await heldMailboxes(dependencies, player)) {
    // The erasure of a closed account may have read its restrictions before this one.
    if (isClosed(open.play.deletion))
      await restrictFutureAccounts((left) => stricter(left ?? unrestricted, shared, now()));
    for (const holder of holders)
      if (holder !== player) await restrictHolder(dependencies, holder, { transaction, shared });
  }
}

async function restrictHolder(
  dependencies: ShareRestrictionDependencies,
  player: string,
  { transaction, shared }: { transaction: string; shared: Restrictions },
): Promise<void> {
  const { wallets, now } = dependencies;
  const detail: AccountChangeDetail = { kind: 'account-change', step: 'restricted' };
  const settled = await settleOnce<void, { readonly isRestricted: true }>(
    { ...dependencies, loadOrOpen: loadOpened(wallets) },
    {
      player,
      operation: { name: 'share-restriction', key: transaction, input: {} },
      read: nothingElse,
      decide({ wallet, play }, id) {
        const at = now();
        const restricted = isClosed(play.deletion) ? null : restrictFurther(play, shared, at);
        if (!restricted) return { isRestricted: true };
        return { ...record(wallet, { id, at, postings: [], detail }), play: restricted };
      },
    },
  );
  if (isRefusal(settled)) throw new Outage(`A restriction was not shared: ${settled.code}`);
}
