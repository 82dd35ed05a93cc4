import type { Amount } from '#domain/money/coin';
import type { OutcomeRequest } from '#domain/rewards/mystery/odds';
import type { Adjustment } from '#domain/wallet/adjustment';

/** Hours until a request lapses, so that no outdated request is approved. */
export const lapsesAfterHours = 72;

/** An adjustment above the limit of one superadmin. */
export interface AdjustmentAct extends Adjustment {
  readonly kind: 'adjustment';
  readonly player: string;
  /** Explanation by the requester, which may be shown to the player. */
  readonly reason: string;
}

/** Odds by which the average worth of a mystery prize exceeds its price, or is too far below it. */
export interface OddsAct {
  readonly kind: 'odds';
  readonly product: string;
  readonly outcomes: readonly OutcomeRequest[];
  /** Next version and its hash, so that the approval covers exactly this text. */
  readonly version: number;
  readonly hash: string;
  /** Price and average worth of a mystery prize, in hundredths of a Sweeps Coin. */
  readonly price: Amount;
  readonly expectedWorth: number;
}

/** An act that one superadmin requests and another one decides. */
export type ApprovalAct = AdjustmentAct | OddsAct;

export const verdicts = ['approved', 'declined'] as const;
export type Verdict = (typeof verdicts)[number];

/** Why the requester may no longer request anything. */
export const requesterLosses = ['left-group', 'suspended', 'account-closed'] as const;
export type RequesterLoss = (typeof requesterLosses)[number];

/** Why a request lapsed. */
export const lapseReasons = ['not-decided-in-time', ...requesterLosses] as const;
export type LapseReason = (typeof lapseReasons)[number];

/** A superadmin's request for approval. */
export interface ApprovalRequest {
  /** Sorts by request time. */
  readonly id: string;
  readonly act: ApprovalAct;
  readonly requestedBy: string;
  readonly requestedAt: Date;
  readonly lapsesAt: Date;
  readonly decision: { readonly verdict: Verdict; readonly by: string; readonly at: Date } | null;
  /** Set when an approval finds that the requester is no longer a superadmin; null before. */
  readonly lapse: { readonly because: RequesterLoss; readonly at: Date } | null;
}

export const approvalStatuses = ['waiting', 'lapsed', ...verdicts] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

/** Why a decision is refused. */
export type DecisionRefused =
  /** A superadmin cannot approve their own request. */
  | { readonly code: 'approvals/own-request' }
  /** A superadmin cannot approve an act on their own account. */
  | { readonly code: 'session/own-account' }
  /** The requester is no longer a superadmin. */
  | { readonly code: 'approvals/asker-not-superadmin'; readonly because: RequesterLoss }
  | { readonly code: 'approvals/not-waiting'; readonly status: ApprovalStatus };

/** Creates a request. */
export function requestApproval(
  act: ApprovalAct,
  { id, by, at }: { id: string; by: string; at: Date },
): ApprovalRequest {
  const lapsesAt = new Date(at.getTime() + lapsesAfterHours * 3_600_000);
  return { id, act, requestedBy: by, requestedAt: at, lapsesAt, decision: null, lapse: null };
}

/** The status of a request at an instant. */
export function statusOf(request: ApprovalRequest, now: Date): ApprovalStatus {
  if (request.decision) return request.decision.verdict;
  return lapsedBecause(request, now) ? 'lapsed' : 'waiting';
}

/** Why a request lapsed; null for one that is waiting or decided. */
export function lapsedBecause({ decision, lapse, lapsesAt }: ApprovalRequest, now: Date): LapseReason | null {
  if (decision) return null;
  if (lapse) return lapse.because;
  return lapsesAt <= now ? 'not-decided-in-time' : null;
}

/**
 * Decides a request. The requester may withdraw it by declining, but never approve it.
 *
 * @returns the decided request, or the refusal
 */
export function decideApproval(
  request: ApprovalRequest,
  decision: NonNullable<ApprovalRequest['decision']>,
): ApprovalRequest | DecisionRefused {
  const { act, requestedBy } = request;
  if (decision.verdict === 'approved') {
    if (decision.by === requestedBy) return { code: 'approvals/own-request' };
    if (act.kind === 'adjustment' && act.player === decision.by) return { code: 'session/own-account' };
  }
  return checkWaiting(request, decision.at) ?? { ...request, decision };
}

/**
 * Lets a request lapse because the requester is no longer a superadmin.
 *
 * @returns the lapsed request, or why it is not waiting
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
