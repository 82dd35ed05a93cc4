import { noOpenRounds } from '#domain/games/open-round';
import {
  type AccountClosedDetail,
  type Deletion,
  type Blocker,
  type BlockerKind,
  isClosed,
  mayClose,
  signInsEnded,
} from '#domain/player/deletion';
import { timeZone } from '#domain/player/local-day';
import { post } from '#domain/wallet/balances';
import { closeBalances } from '#domain/wallet/closing';
import { releaseStakes } from '#domain/wallet/hold';
import { record, type Wallet } from '#domain/wallet/wallet';
import { conflict } from '#lambdas/runtime/conflict';
import { Outage } from '#lambdas/runtime/outage';
import { isRefusal } from '#lambdas/runtime/refusal';
import { loadOpened } from '#lambdas/wallet/open-wallet';
import { settleOnce, type SettleOnceDependencies } from '#lambdas/wallet/settle-once';
import { findBlockers, type BlockerDependencies, blockersIn, type SeenBlockers } from './find-blockers';

export interface CloseAccountDependencies
  extends Omit<SettleOnceDependencies, 'loadOrOpen' | 'wallets'>, Omit<BlockerDependencies, 'wallets'> {
  readonly wallets: SettleOnceDependencies['wallets'];
  readonly now: () => Date;
}

/** The result of an attempt to close an account. */
export type Closing =
  | { readonly closing: 'closed' }
  /** The player withdrew the request, or the waiting period is not over. */
  | { readonly closing: 'left' }
  | { readonly closing: 'blocked'; readonly blockers: readonly Blocker[] };

/**
 * Closes an account after its waiting period in one ledger transaction: it moves the remaining coins to the house, ends every sign-in for
 * good and clears age, state, time zone and residency check. Closing is irreversible; the rest can be erased later. A player who withdraws
 * at the same moment writes the same wallet, so exactly one of both writes succeeds.
 *
 * Blockers are checked again, because the player can place orders during the waiting period. A suspension or an open round does not block
 * closing when the Cognito user no longer exists: no one can finish the round, and the mailbox record keeps the suspension.
 */
export async function closeAccount(
  dependencies: CloseAccountDependencies,
  player: string,
  requested: Deletion,
  { isUserGone }: { readonly isUserGone: boolean },
): Promise<Closing> {
  const { wallets, now } = dependencies;
  const requestedAt = requested.requestedAt.toISOString();
  const settled = await settleOnce<SeenBlockers, Closing>(
    { ...dependencies, loadOrOpen: loadOpened(wallets) },
    {
      player,
      operation: { name: 'close-account', key: requestedAt, input: {} },
      read: () => findBlockers(dependencies, player),
      decide(open, id, seen) {
        const { wallet, play } = open;
        const at = now();
        if (isClosed(play.deletion)) return { closing: 'closed' };
        if (!mayClose(play.deletion, at)) return { closing: 'left' };
        if (wallet.sequence !== seen.sequence) return conflict;
        const blockers = [...blockersIn(open), ...seen.blockers].filter(
          ({ kind }) => !isUserGone || !blockersOnlyForExistingUsers.has(kind),
        );
        if (blockers.length > 0) return { closing: 'blocked', blockers };

        const detail: AccountClosedDetail = { kind: 'account-closed', requestedAt };
        return {
          ...record(wallet, { id, at, ...closeWallet(wallet), detail }),
          openRounds: noOpenRounds,
          play: {
            ...play,
            residency: { bornOn: null, state: null, timeZone: timeZone('America/New_York') },
            residencyCheck: null,
            deletion: { ...play.deletion, closedAt: at },
          },
          signInsCountFrom: signInsEnded,
          isWelcomed: true,
        };
      },
    },
  );
  if (isRefusal(settled)) throw new Outage(`An account was not closed: ${settled.code}`);
  return 'closing' in settled ? settled : { closing: 'closed' };
}

const blockersOnlyForExistingUsers: ReadonlySet<BlockerKind> = new Set(['suspension', 'round']);

/** Releases the stakes of an unfinished round first, so that they leave with the other coins. */
function closeWallet({ balances, holds }: Wallet) {
  const released = releaseStakes(holds);
  return {
    postings: [...released.postings, ...closeBalances(post(balances, released.postings))],
    holds: released.holds,
  };
}
