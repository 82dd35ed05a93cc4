import { createHash } from 'node:crypto';
import { checkDeletion } from '#domain/player/deletion';
import { checkSuspension } from '#domain/player/suspension';
import { bindReferral, type Joined, type Referral } from '#domain/referrals/referral';
import { bareReferralCode, isReferralCode } from '#domain/referrals/referral-code';
import type { CommitTogether } from '#stores/atomic-write';
import type { PlayerStore } from '#stores/player-store';
import type { ReferralStore } from '#stores/referral-store';
import type { OpenWallet } from '#stores/wallet-change';
import { overtaken, type Pause, retryOvertaken } from '../../outcome/overtaken';
import { isRefusal, type Refusal } from '../../outcome/refusal';

export interface BindFriendDependencies {
  readonly referrals: ReferralStore;
  readonly players: Pick<PlayerStore, 'find'>;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly now: () => Date;
}

/**
 * Writes down who invited a friend, once and for good. The friend is the key, so any number of tabs and of client keys lead to one referral,
 * and the same code said again is answered with it.
 *
 * @param open   the friend's wallet
 * @param typed  the code as the friend has it
 */
export async function bindFriend(
  { referrals, players, commitTogether, pause, now }: BindFriendDependencies,
  { open, typed }: { open: OpenWallet; typed: string },
): Promise<Referral | Refusal> {
  const { player: friend } = open.wallet;
  const hindered = checkSuspension(open.play.suspension) ?? checkDeletion(open.play.deletion);
  if (hindered) return hindered;
  const code = bareReferralCode(typed);
  const holder = isReferralCode(code) ? await referrals.holderOf(code) : undefined;
  if (!isReferralCode(code) || holder === undefined) return { code: 'referrals/unknown-code' };
  const [joined, referrer] = await Promise.all([joinedOf(friend), joinedOf(holder)]);
  if (!joined || !referrer) return { code: 'referrals/unknown-code' };

  const result = await retryOvertaken(pause, async () => {
    const at = now();
    const standing = await referrals.find(friend);
    const asked = {
      ...{ id: idOf(friend, at), referrer, code },
      friend: { ...joined, isReturned: open.play.isReturned },
    };
    const bound = bindReferral(asked, standing, at);
    if (isRefusal(bound) || bound === standing) return bound;
    const { outcome } = await commitTogether([referrals.add(bound)]);
    return outcome === 'committed' ? bound : overtaken;
  });
  return result === overtaken ? { code: 'request/unavailable' } : result;

  async function joinedOf(player: string): Promise<Joined | undefined> {
    const profile = await players.find(player);
    return profile && { player, joinedAt: profile.openedAt };
  }
}

/** Sorts by when it was made, and tells nobody who the friend is. */
function idOf(friend: string, at: Date): string {
  const digest = createHash('sha256').update(`referral ${friend}`).digest('base64url');
  return `${at.toISOString()}-${digest.slice(0, 8)}`;
}
