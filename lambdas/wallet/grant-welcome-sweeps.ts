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

/** One key for ever, whichever request it is that finds everything known. */
const operation: Operation = { name: 'grant-welcome-sweeps', key: 'welcome', input: {} };
const reason = 'welcome-sweeps';

/**
 * Gives the welcome grant of Sweeps Coins, once and for ever, to whoever may have it by now. It is asked for at the request that makes it
 * due, and again whenever bonuses are read: a crash in between, or a wallet that stays contended, puts it off and loses nothing.
 *
 * @returns whether the player has it, now or from before
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
      // Under this address it was given to an account before.
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

/** Whether the player has the welcome grant of Sweeps Coins. */
export async function hasWelcomeSweeps(ledger: LedgerStore, player: string): Promise<boolean> {
  return (await ledger.find(player, transactionId(player, operation))) !== undefined;
}
