import { createHash } from 'node:crypto';
import type { Refusal } from '#contracts/errors';
import { checkDeletion } from '#domain/player/deletion';
import { checkSuspension } from '#domain/player/suspension';
import { bindReferral, type Joined, type Referral } from '#domain/referrals/referral';
import { bareReferralCode, isReferralCode } from '#domain/referrals/referral-code';
import type { PlayerStore } from '#lambdas/account/stores/player-store';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { isRefusal } from '#lambdas/runtime/refusal';
import type { OpenWallet } from '#lambdas/wallet/stores/wallet-change';
import type { ReferralStore } from './stores/referral-store';

export interface AcceptReferralDependencies {
  readonly referrals: ReferralStore;
  readonly players: Pick<PlayerStore, 'find'>;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly now: () => Date;
}

/**
 * Binds an invitee to a referrer, once. The invitee is the key, so concurrent tabs and any client keys lead to one referral, and the same
 * code returns it again.
 *
 * @param open the invitee's wallet
 * @param typed the code as the invitee entered it
 */
export async function acceptReferral(
  { referrals, players, commitTogether, pause, now }: AcceptReferralDependencies,
  { open, typed }: { open: OpenWallet; typed: string },
): Promise<Referral | Refusal> {
  const { player: invitee } = open.wallet;
  const refusal = checkSuspension(open.play.suspension) ?? checkDeletion(open.play.deletion);
  if (refusal) return refusal;
  const code = bareReferralCode(typed);
  const holder = isReferralCode(code) ? await referrals.holderOf(code) : undefined;
  if (!isReferralCode(code) || holder === undefined) return { code: 'referrals/unknown-code' };
  const [joined, referrer] = await Promise.all([joinedOf(invitee), joinedOf(holder)]);
  if (!joined || !referrer) return { code: 'referrals/unknown-code' };

  const result = await retryOnConflict(pause, async () => {
    const at = now();
    const existing = await referrals.find(invitee);
    const request = {
      id: idOf(invitee, at),
      referrer,
      code,
      invitee: { ...joined, isReturned: open.play.isReturned },
    };
    const bound = bindReferral(request, existing, at);
    if (isRefusal(bound) || bound === existing) return bound;
    const { outcome } = await commitTogether([referrals.add(bound)]);
    return outcome === 'committed' ? bound : conflict;
  });
  return result === conflict ? { code: 'request/unavailable' } : result;

  async function joinedOf(player: string): Promise<Joined | undefined> {
    const profile = await players.find(player);
    return profile && { player, joinedAt: profile.openedAt };
  }
}

/** Sorts by creation time, and does not reveal the invitee. */
function idOf(invitee: string, at: Date): string {
  const digest = createHash('sha256').update(`referral ${invitee}`).digest('base64url');
  return `${at.toISOString()}-${digest.slice(0, 8)}`;
}
