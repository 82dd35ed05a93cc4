import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';

export type Referrals = GetAnswer<'/referrals'>;
export type ReferralView = Referrals['invitees']['items'][number];
