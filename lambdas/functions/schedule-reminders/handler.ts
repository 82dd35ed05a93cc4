import { remindPlayers } from '#lambdas/notices/remind-players';
import { settleReferrals } from '#lambdas/referrals/settle-referrals';
import { logFailedRuns } from '#lambdas/runtime/log-failed-runs';
import { runInSequence } from '#lambdas/runtime/run-in-sequence';
import { remindDependencies, settleReferralsDependencies } from './dependencies';

const reminders = remindDependencies();
const referrals = settleReferralsDependencies();

export const handler = runInSequence(
  logFailedRuns(reminders.log, remindPlayers(reminders)),
  logFailedRuns(referrals.log, settleReferrals(referrals)),
);
