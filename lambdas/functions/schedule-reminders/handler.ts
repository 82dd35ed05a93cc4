import { remindPlayers } from '#lambdas/notices/remind-players';
import { settleReferrals } from '#lambdas/referrals/settle-referrals';
import { runInSequence } from '#lambdas/runtime/run-in-sequence';
import { remindDependencies, settleReferralsDependencies } from './dependencies';

export const handler = runInSequence(
  remindPlayers(remindDependencies()),
  settleReferrals(settleReferralsDependencies()),
);
