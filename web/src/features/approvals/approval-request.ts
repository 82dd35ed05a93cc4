import type { BadgeTone } from '#components/ui/badge';
import type { GetAnswer } from '#web/lib/play-fab-ops-types';

export type ApprovalRequest = GetAnswer<'/admin/approvals'>['items'][number];
export type AdjustmentAct = Extract<ApprovalRequest['act'], { kind: 'adjustment' }>;
export type OddsAct = Extract<ApprovalRequest['act'], { kind: 'odds' }>;

export const statusLooks: Readonly<Record<ApprovalRequest['status'], { name: string; tone: BadgeTone }>> = {
  waiting: { name: 'Waiting', tone: 'warning' },
  approved: { name: 'Approved', tone: 'success' },
  declined: { name: 'Declined', tone: 'neutral' },
  lapsed: { name: 'Lapsed', tone: 'neutral' },
};

/** The accounts that a correction can be of, and their coins. */
export const accountLooks: Readonly<
  Record<AdjustmentAct['account'], { name: string; coin: 'gold' | 'sweeps' }>
> = {
  'player:gold': { name: 'Gold Coins', coin: 'gold' },
  'player:sweeps-unplayed': { name: 'Sweeps Coins, to be played', coin: 'sweeps' },
  'player:sweeps-redeemable': { name: 'Sweeps Coins, to redeem', coin: 'sweeps' },
};
