import type { BadgeTone } from '#components/ui/badge';
import { detailsOf } from '#web/lib/api/api-refusal';
import type { GetAnswer } from '#web/lib/api/play-fab-ops-types';

export type ApprovalRequest = GetAnswer<'/admin/approvals'>['items'][number];
export type AdjustmentAct = Extract<ApprovalRequest['act'], { kind: 'adjustment' }>;
export type OddsAct = Extract<ApprovalRequest['act'], { kind: 'odds' }>;

export const statusTones: Readonly<Record<ApprovalRequest['status'], { name: string; tone: BadgeTone }>> = {
  waiting: { name: 'Pending', tone: 'warning' },
  approved: { name: 'Approved', tone: 'success' },
  declined: { name: 'Declined', tone: 'neutral' },
  lapsed: { name: 'Expired', tone: 'neutral' },
};

/** The accounts that a correction can adjust, with their coins. */
export const accountTones: Readonly<
  Record<AdjustmentAct['account'], { name: string; coin: 'gold' | 'sweeps' }>
> = {
  'player:gold': { name: 'Gold Coins', coin: 'gold' },
  'player:sweeps-unplayed': { name: 'Sweeps Coins, unplayed', coin: 'sweeps' },
  'player:sweeps-redeemable': { name: 'Sweeps Coins, redeemable', coin: 'sweeps' },
};

type LapseReason = NonNullable<ApprovalRequest['lapsedBecause']>;

/** Why a request lapsed, as a sentence. */
export const lapseLabels: Readonly<Record<LapseReason, string>> = {
  'not-decided-in-time': 'No superadmin decided in time.',
  'left-group': 'The requester is no longer a superadmin.',
  suspended: 'The requester’s account is suspended.',
  'account-closed': 'The requester’s account is closed.',
};

/** Returns the lapsed request when an approval was refused because the requester is no longer a superadmin; null after another refusal. */
export function lapsedBy(failure: unknown, request: ApprovalRequest): ApprovalRequest | null {
  const because = detailsOf(failure, 'approvals/asker-not-superadmin')?.because;
  // A later API may have reasons that this page has no copy for.
  if (!because || !Object.hasOwn(lapseLabels, because)) return null;
  return { ...request, status: 'lapsed', lapsedBecause: because };
}
