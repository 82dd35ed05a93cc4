import type { GetAnswer } from '#web/lib/play-fab-ops-types';

export type Referrals = GetAnswer<'/referrals'>;
export type Friend = Referrals['friends']['items'][number];
