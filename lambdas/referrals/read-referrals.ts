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

/** How a player stands with friends, on either side. */
export interface Referrals {
  readonly open: OpenWallet;
  readonly at: Date;
  readonly code: ReferralCode;
  readonly month: MonthCount;
  /** Who invited this player, undefined where nobody did. */
  readonly invitation: Referral | undefined;
  /** Until when the player can still say who did; null where that is over. */
  readonly bindableUntil: Date | null;
  readonly invitees: ReferralPage;
}

/**
 * Reads how a player stands with friends, and has a look at each friend of the page who is not rewarded for yet: whoever opens the page
 * waits for no schedule.
 */
export async function readReferrals(
  dependencies: ReadReferralsDependencies,
  player: string,
  query: { limit: number; before?: string | undefined },
): Promise<Referrals> {
  const { referrals, players, loadOrOpen, now } = dependencies;
  const open = await loadOrOpen(player);
  const [code, invitation, profile, { referrals: listed, next }] = await Promise.all([
    referralCodeOf(dependencies, player),
    look(dependencies, player, undefined),
    players.find(player),
    referrals.ofReferrer(player, query),
  ]);
  const invitees: Referral[] = [];
  for (const each of listed) invitees.push((await look(dependencies, each.invitee, each)) ?? each);
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

/** Whatever is in the way of a reward is no reason not to show the page: the schedule looks again. */
async function look(
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
