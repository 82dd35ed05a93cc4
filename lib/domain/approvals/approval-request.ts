import type { Amount } from '#domain/money/coin';
import type { OutcomeRequest } from '#domain/rewards/mystery/odds';
import type { Adjustment } from '#domain/wallet/adjustment';

/** How long another superadmin may take: whoever approves later approves what nobody remembers. */
export const lapsesAfterHours = 72;

/** An adjustment of a balance that is more than one superadmin may do alone. */
export interface AdjustmentAct extends Adjustment {
  readonly kind: 'adjustment';
  readonly player: string;
  /** In the words of whoever asks, which the player can be shown. */
  readonly reason: string;
}

/** Odds by which a piece is worth more on average than it costs, or less than 60 % of that. */
export interface OddsAct {
  readonly kind: 'odds';
  readonly product: string;
  readonly outcomes: readonly OutcomeRequest[];
  /** The version that they would be, and what it hashes to: whoever approves approves this very text. */
  readonly version: number;
  readonly hash: string;
  /** What a piece costs and is worth on average, in hundredths of a Sweeps Coin. */
  readonly price: Amount;
  readonly expectedWorth: number;
}

/** What takes two superadmins: one asks, another one decides. */
export type ApprovalAct = AdjustmentAct | OddsAct;

export const verdicts = ['approved', 'declined'] as const;
export type Verdict = (typeof verdicts)[number];

/** Why the superadmin who asked may ask for nothing any more. */
export const askerLosses = ['left-group', 'suspended', 'account-closed'] as const;
export type AskerLoss = (typeof askerLosses)[number];

/** Why a request lapsed. */
export const lapseReasons = ['not-decided-in-time', ...askerLosses] as const;
export type LapseReason = (typeof lapseReasons)[number];

/** A request of a superadmin that another one decides about. */
export interface ApprovalRequest {
  /** Sorts by when it was asked. */
  readonly id: string;
  readonly act: ApprovalAct;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly lapsesAt: Date;
  readonly decision: { readonly verdict: Verdict; readonly by: string; readonly at: Date } | null;
  /** Its asker stopped being a superadmin before it was decided; null until an approval finds that. */
  readonly lapse: { readonly because: AskerLoss; readonly at: Date } | null;
}

export const approvalStatuses = ['waiting', 'lapsed', ...verdicts] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

/** Why a request is not decided. */
export type DecisionRefused =
  /** Nobody approves what they asked for themselves. */
  | { readonly code: 'approvals/own-request' }
  /** Nobody approves what is done to their own account. */
  | { readonly code: 'session/own-account' }
  /** What a former superadmin asked for is not done. */
  | { readonly code: 'approvals/asker-not-superadmin'; readonly because: AskerLoss }
  | { readonly code: 'approvals/not-waiting'; readonly status: ApprovalStatus };

/** Makes a request that waits for another superadmin. */
export function requestApproval(
  act: ApprovalAct,
  { id, by, at }: { id: string; by: string; at: Date },
): ApprovalRequest {
  const lapsesAt = new Date(at.getTime() + lapsesAfterHours * 3_600_000);
  return { id, act, askedBy: by, askedAt: at, lapsesAt, decision: null, lapse: null };
}

/** The status of a request at an instant. */
export function statusOf(request: ApprovalRequest, now: Date): ApprovalStatus {
  if (request.decision) return request.decision.verdict;
  return lapsedBecause(request, now) ? 'lapsed' : 'waiting';
}

/** Why a request lapsed; null for one that waits or was decided. */
export function lapsedBecause({ decision, lapse, lapsesAt }: ApprovalRequest, now: Date): LapseReason | null {
  if (decision) return null;
  if (lapse) return lapse.because;
  return lapsesAt <= now ? 'not-decided-in-time' : null;
}

/**
 * Decides a request. Its asker may withdraw it by declining, and never approves it.
 *
 * @returns the request as it is decided, or why it is not
 */
export function decideApproval(
  request: ApprovalRequest,
  decision: NonNullable<ApprovalRequest['decision']>,
): ApprovalRequest | DecisionRefused {
  const { act, askedBy } = request;
  if (decision.verdict === 'approved') {
    if (decision.by === askedBy) return { code: 'approvals/own-request' };
    if (act.kind === 'adjustment' && act.player === decision.by) return { code: 'session/own-account' };
  }
  return checkWaiting(request, decision.at) ?? { ...request, decision };
}

/**
 * Lets a request lapse whose asker is no superadmin any more.
 *
 * @returns the lapsed request, or why it does not wait
 */
export function lapseRequest(
  request: ApprovalRequest,
  lapse: NonNullable<ApprovalRequest['lapse']>,
): ApprovalRequest | DecisionRefused {
  return checkWaiting(request, lapse.at) ?? { ...request, lapse };
}

function checkWaiting(request: ApprovalRequest, now: Date): DecisionRefused | null {
  const { decision, lapse } = request;
  if (lapse && !decision) return { code: 'approvals/asker-not-superadmin', because: lapse.because };
  const status = statusOf(request, now);
  return status === 'waiting' ? null : { code: 'approvals/not-waiting', status };
}
