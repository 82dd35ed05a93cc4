import { remindPlayers } from '#lambdas/notices/remind-players';
import { settleReferrals } from '#lambdas/referrals/settle-referrals';
import { oneAfterTheOther } from '#lambdas/runtime/one-after-the-other';
import { remindDependencies, settleReferralsDependencies } from './dependencies';

export const handler = oneAfterTheOther(
  remindPlayers(remindDependencies()),
  settleReferrals(settleReferralsDependencies()),
);
