import { amount } from '#domain/money/coin';
import { isClosed } from '#domain/player/deletion';
import { noteProgress, type Referral, stopChecks } from '#domain/referrals/referral';
import { localMonth } from '#domain/referrals/referral-rules';
import type { IdentityCheckStore } from '#lambdas/identity/stores/identity-check-store';
import type { MetricReads } from '#lambdas/metrics/stores/metric-reads';
import type { WalletStore } from '#lambdas/wallet/stores/wallet-store';
import { loadOpened } from '../wallet/open-wallet';
import { changeReferral, type ChangeReferralDependencies } from './change-referral';

export interface CheckProgressDependencies extends ChangeReferralDependencies {
  readonly wallets: WalletStore;
  readonly checks: Pick<IdentityCheckStore, 'load'>;
  readonly metrics: Pick<MetricReads, 'statistics'>;
  readonly now: () => Date;
}

/**
 * Records an invitee's progress: their stakes come from the metrics, which lag behind the ledger, and their verification from the identity
 * check. The check that finds the referral qualified also records the month in which it counts for the referrer. An invitee whose account
 * closed before qualifies no more, so the checks stop.
 *
 * @returns the changed referral, undefined if the player has no referrer
 */
export async function checkProgress(
  dependencies: CheckProgressDependencies,
  invitee: string,
): Promise<Referral | undefined> {
  const { wallets, checks, metrics, now } = dependencies;
  const load = loadOpened(wallets);

  return changeReferral(dependencies, invitee, async (referral) => {
    if (referral.nextCheckAt === null) return referral;
    const [check, { totals }, ofReferral, ofReferrer] = await Promise.all([
      checks.load(invitee),
      metrics.statistics(invitee),
      load(invitee),
      load(referral.referrer),
    ]);
    const isVerified = check.state === 'approved' && ofReferral.isWelcomed;
    const played = amount(totals['staked sweeps'] ?? 0);
    const at = now();
    const month = localMonth(ofReferrer.play.residency.timeZone, at);
    const noted = noteProgress(referral, { isVerified, played }, { at, month });
    return isClosed(ofReferral.play.deletion) && !noted.qualified ? stopChecks(referral) : noted;
  });
}
