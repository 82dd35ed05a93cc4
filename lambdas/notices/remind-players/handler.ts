import { remindDependencies } from '../../dependencies/notices';
import { settleReferralsDependencies } from '../../dependencies/referrals';
import { settleReferrals } from '../../referrals/settle-referrals';
import { oneAfterTheOther } from '../../schedules/one-after-the-other';
import { remindPlayers } from './remind-players';

export const handler = oneAfterTheOther(
  remindPlayers(remindDependencies()),
  settleReferrals(settleReferralsDependencies()),
);
