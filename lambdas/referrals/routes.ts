import * as contract from '#contracts/referrals/routes';
import type { Api } from '#lambdas/runtime/http/api';
import { isRefusal } from '#lambdas/runtime/refusal';
import { acceptReferral } from './accept-referral';
import { readReferrals, type ReadReferralsDependencies } from './read-referrals';
import { referralAnswer, referralsAnswer } from './referral-answers';

/** Adds the referral routes, which the function of the bonuses serves. */
export function addReferralRoutes(
  { playerRoute }: Pick<Api, 'playerRoute'>,
  dependencies: ReadReferralsDependencies,
): void {
  playerRoute(contract.readReferrals, async ({ id: player }, { query }) =>
    referralsAnswer(await readReferrals(dependencies, player, query), dependencies.rules),
  );

  playerRoute(contract.acceptReferral, async ({ id: invitee }, { body: { code } }) => {
    // A new player has no profile yet, and so no join date.
    const open = await dependencies.loadOrOpen(invitee);
    const bound = await acceptReferral(dependencies, { open, typed: code });
    return isRefusal(bound) ? bound : { invitation: referralAnswer(bound, 'invitee') };
  });
}
