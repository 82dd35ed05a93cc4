import type { Amount } from '#domain/money/coin';
import type { AskedOutcome } from '#domain/rewards/mystery/odds';
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

/** Odds by which a piece is worth more on average than it costs. */
export interface OddsAct {
  readonly kind: 'odds';
  readonly product: string;
  readonly outcomes: readonly AskedOutcome[];
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

/** A request of a superadmin that another one decides about. */
export interface ApprovalRequest {
  /** Sorts by when it was asked. */
  readonly id: string;
  readonly act: ApprovalAct;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly lapsesAt: Date;
  readonly decision: { readonly verdict: Verdict; readonly by: string; readonly at: Date } | null;
}

export const approvalStatuses = ['waiting', 'lapsed', ...verdicts] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

/** Why a request is not decided. */
export type DecisionRefused =
  /** Nobody approves what they asked for themselves. */
  | { readonly code: 'approvals/own-request' }
  /** Nobody approves what is done to their own account. */
  | { readonly code: 'session/own-account' }
  | { readonly code: 'approvals/not-waiting'; readonly status: ApprovalStatus };

/** Makes a request that waits for another superadmin. */
export function askApproval(
  act: ApprovalAct,
  { id, by, at }: { id: string; by: string; at: Date },
): ApprovalRequest {
  const lapsesAt = new Date(at.getTime() + lapsesAfterHours * 3_600_000);
  return { id, act, askedBy: by, askedAt: at, lapsesAt, decision: null };
}

/** Where a request stands. */
export function statusOf({ decision, lapsesAt }: ApprovalRequest, now: Date): ApprovalStatus {
  if (decision) return decision.verdict;
  return lapsesAt <= now ? 'lapsed' : 'waiting';
}

/**
 * Decides a request. Whoever asked may withdraw it by declining, and never approves it.
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
  const status = statusOf(request, decision.at);
  if (status !== 'waiting') return { code: 'approvals/not-waiting', status };
  return { ...request, decision };
}
