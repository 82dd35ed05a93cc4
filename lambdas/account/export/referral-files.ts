import type { Referral } from '#domain/referrals/referral';
import { referralAnswer } from '#lambdas/referrals/referral-answers';
import type { ReferralStore } from '#lambdas/referrals/stores/referral-store';
import { packJson } from './json-list';
import type { Archive } from './zip';

const perPage = 100;

/** Packs a player's referral code, their referrer and their invitees, each as the player sees them. */
export async function packReferrals(
  archive: Archive,
  referrals: Pick<ReferralStore, 'codeOf' | 'find' | 'ofReferrer'>,
  player: string,
): Promise<void> {
  const [code, invitation] = await Promise.all([referrals.codeOf(player), referrals.find(player)]);
  const invitees: Referral[] = [];
  let before: string | undefined;
  do {
    const page = await referrals.ofReferrer(player, { limit: perPage, before });
    invitees.push(...page.referrals);
    before = page.next ?? undefined;
  } while (before !== undefined);
  packJson(archive, 'friends.json', {
    code: code ?? null,
    invitation: invitation ? referralAnswer(invitation, 'invitee') : null,
    invitees: invitees.map((each) => referralAnswer(each, 'referrer')),
  });
}
