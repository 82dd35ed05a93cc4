import { checkSweepsGiftEligibility } from '#domain/coins/gift';
import { welcomeGifts } from '#domain/coins/welcome';
import type { ResidencyRules } from '#domain/player/residency';
import { grantDetail, grantPostings } from '#domain/wallet/grant';
import { record } from '#domain/wallet/wallet';
import { isRefusal } from '#lambdas/runtime/refusal';
import {
  nothingElse,
  type Operation,
  settleOnce,
  type SettleOnceDependencies,
  transactionId,
} from './settle-once';
import type { LedgerStore } from './stores/ledger-store';

export interface GrantWelcomeSweepsDependencies extends SettleOnceDependencies {
  readonly now: () => Date;
  readonly rules: ResidencyRules;
}

/** A constant key, since every request that completes the conditions must lead to the same grant. */
const operation: Operation = { name: 'grant-welcome-sweeps', key: 'welcome', input: {} };
const reason = 'welcome-sweeps';

/**
 * Grants the welcome Sweeps Coins once to an eligible player. It is called by the request that completes the conditions and again whenever
 * bonuses are read, so that a crash or a contended wallet only delays the grant.
 *
 * @returns whether the player has the grant
 */
export async function grantWelcomeSweeps(
  dependencies: GrantWelcomeSweepsDependencies,
  player: string,
): Promise<boolean> {
  const { now, rules } = dependencies;
  const settled = await settleOnce<void, { readonly isHad: true }>(dependencies, {
    player,
    operation,
    read: nothingElse,
    decide({ wallet, play, isWelcomed }, id) {
      // An earlier account of the same mailbox had the grant.
      if (play.isReturned) return { isHad: true };
      const at = now();
      const refused = checkSweepsGiftEligibility({ play, isEmailVerified: isWelcomed }, at, rules);
      if (refused) return refused;
      const postings = grantPostings({
        account: 'player:sweeps-unplayed',
        amount: welcomeGifts.sweeps,
        reason,
      });
      return record(wallet, { id, at, postings, detail: grantDetail(reason) });
    },
  });
  return !isRefusal(settled);
}

/** Whether the player has received the welcome Sweeps Coins. */
export async function hasWelcomeSweeps(ledger: LedgerStore, player: string): Promise<boolean> {
  return (await ledger.find(player, transactionId(player, operation))) !== undefined;
}
