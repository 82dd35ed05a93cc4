import { bindableUntil, type Referral } from '#domain/referrals/referral';
import type { ReferralCode } from '#domain/referrals/referral-code';
import { localMonth, type MonthCount } from '#domain/referrals/referral-rules';
import type { PlayerStore } from '#lambdas/account/stores/player-store';
import { type Log, logLines } from '#lambdas/runtime/log';
import { isOutage } from '#lambdas/runtime/outage';
import type { OpenWallet } from '#lambdas/wallet/stores/wallet-change';
import { referralCodeOf, type ReferralCodeDependencies } from './referral-code-of';
import { settleReferral, type SettleReferralDependencies } from './settle-referral';
import type { ReferralPage } from './stores/referral-store';

export interface ReadReferralsDependencies extends SettleReferralDependencies, ReferralCodeDependencies {
  readonly players: Pick<PlayerStore, 'find'>;
  readonly loadOrOpen: (player: string) => Promise<OpenWallet>;
  readonly log: Log;
}

/** A player's referrals, as referrer and as invitee. */
export interface Referrals {
  readonly open: OpenWallet;
  readonly at: Date;
  readonly code: ReferralCode;
  readonly month: MonthCount;
  /** The player's own invitation, undefined without one. */
  readonly invitation: Referral | undefined;
  /** Until when the player can still enter a code; null when that is over. */
  readonly bindableUntil: Date | null;
  readonly invitees: ReferralPage;
}

/** Reads a player's referrals, and settles each pending one of the page, so that the page does not wait for the scheduled check. */
export async function readReferrals(
  dependencies: ReadReferralsDependencies,
  player: string,
  query: { limit: number; before?: string | undefined },
): Promise<Referrals> {
  const { referrals, players, loadOrOpen, now } = dependencies;
  const open = await loadOrOpen(player);
  const [code, invitation, profile, { referrals: listed, next }] = await Promise.all([
    referralCodeOf(dependencies, player),
    settleIfPending(dependencies, player, undefined),
    players.find(player),
    referrals.ofReferrer(player, query),
  ]);
  const invitees: Referral[] = [];
  for (const each of listed) invitees.push((await settleIfPending(dependencies, each.invitee, each)) ?? each);
  const at = now();
  const until = profile && !invitation ? bindableUntil({ joinedAt: profile.openedAt }) : null;
  return {
    open,
    at,
    code,
    invitation,
    invitees: { referrals: invitees, next },
    bindableUntil: until && until >= at ? until : null,
    month: await referrals.month(player, localMonth(open.play.residency.timeZone, at)),
  };
}

/** An outage during settlement does not fail the page: the scheduled check tries again. */
async function settleIfPending(
  dependencies: ReadReferralsDependencies,
  invitee: string,
  listed: Referral | undefined,
): Promise<Referral | undefined> {
  if (listed?.nextCheckAt === null) return listed;
  try {
    return await settleReferral(dependencies, invitee);
  } catch (error) {
    if (!isOutage(error as Error)) throw error;
    dependencies.log(logLines.referralFailed, { error });
    return dependencies.referrals.find(invitee);
  }
}
