import { type Log, logLines } from '#lambdas/runtime/log';
import { Outage } from '#lambdas/runtime/outage';
import { settleReferral, type SettleReferralDependencies } from './settle-referral';

/**
 * Runs the scheduled checks of referrals and pays the rewards that are due, including those that no page has settled. A failure does not
 * stop the others; the next run finds it again.
 *
 * @throws Outage at the end when any failed, so that the run counts as failed
 */
export function settleReferrals(dependencies: SettleReferralDependencies & { readonly log: Log }) {
  const { referrals, log, now } = dependencies;

  return async (): Promise<{ checked: number }> => {
    let checked = 0;
    let failed = 0;
    for await (const page of referrals.due(now())) {
      for (const invitee of page) {
        try {
          await settleReferral(dependencies, invitee);
          checked += 1;
        } catch (error) {
          failed += 1;
          log(logLines.referralFailed, { error });
        }
      }
    }
    if (failed > 0) throw new Outage(`${failed} referrals could not be settled`);
    return { checked };
  };
}
