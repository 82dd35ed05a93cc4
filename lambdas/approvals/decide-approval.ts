import type { Refusal } from '#contracts/errors';
import {
  type AdjustmentAct,
  type ApprovalRequest,
  type RequesterLoss,
  type DecisionRefused,
  decideApproval,
  lapseRequest,
  type OddsAct,
  type Verdict,
} from '#domain/approvals/approval-request';
import { publishOdds, type PublishOddsDependencies } from '#lambdas/draws/publish-odds';
import type { AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { conflict, retryOnConflict } from '#lambdas/runtime/conflict';
import { withHash } from '#lambdas/runtime/fingerprints/odds';
import { isRefusal } from '#lambdas/runtime/refusal';
import { adjustOpen, type CorrectWalletDependencies } from '#lambdas/wallet/correct-wallet';
import { loadOpened } from '#lambdas/wallet/open-wallet';
import { settleOnce } from '#lambdas/wallet/settle-once';
import { notifyOfDecision } from './notify-superadmins';
import { type RequestApprovalDependencies, audited } from './request-approval';
import { findRequesterLoss, type FindRequesterLossDependencies } from './requester-loss';

export interface DecideApprovalDependencies
  extends
    RequestApprovalDependencies,
    CorrectWalletDependencies,
    FindRequesterLossDependencies,
    PublishOddsDependencies {
  readonly users: RequestApprovalDependencies['users'] & FindRequesterLossDependencies['users'];
  readonly wallets: CorrectWalletDependencies['wallets'];
  readonly approvals: RequestApprovalDependencies['approvals'];
  readonly odds: PublishOddsDependencies['odds'];
  readonly products: PublishOddsDependencies['products'];
  readonly audit: PublishOddsDependencies['audit'];
}

/** A decision's request and its decider. */
interface Deciding {
  readonly request: string;
  readonly actor: string;
}

const unknownRequest: Refusal = { code: 'approvals/unknown-request' };

/**
 * Approves a request. The act and the approval are one transaction, so the act happens once or not at all. If the requester is no longer a
 * superadmin, the request lapses instead.
 *
 * @returns the decided request, now or from an earlier call; or a refusal
 */
export async function approve(
  dependencies: DecideApprovalDependencies,
  deciding: Deciding,
): Promise<ApprovalRequest | Refusal> {
  const { actor, request: id } = deciding;
  return decide(dependencies, { ...deciding, verdict: 'approved' }, async (request) => {
    const { act, requestedBy } = request;
    const decision = { verdict: 'approved', by: actor, at: dependencies.now() } as const;
    const approved = decideApproval(request, decision);
    if (isRefusal(approved)) return approved;
    const because = await findRequesterLoss(dependencies, requestedBy);
    if (because) return lapse(dependencies, deciding, because);
    const done =
      act.kind === 'adjustment'
        ? await applyAdjustment(dependencies, deciding, act)
        : await applyOdds(dependencies, deciding, act);
    return isRefusal(done) ? done : ((await dependencies.approvals.find(id)) ?? unknownRequest);
  });
}

/** Declines a request; its requester withdraws it this way. */
export async function decline(
  dependencies: DecideApprovalDependencies,
  deciding: Deciding,
): Promise<ApprovalRequest | Refusal> {
  const { approvals, audit, commitTogether, pause, now } = dependencies;
  const { actor, request: id } = deciding;
  return decide(dependencies, { ...deciding, verdict: 'declined' }, async () => {
    const declined = await retryOnConflict(pause, async () => {
      const at = now();
      const decided = decidedBy(await approvals.find(id), { verdict: 'declined', by: actor, at });
      if (isRefusal(decided)) return decided;
      const entry = audited(decided, { act: 'approval-declined', actor, at });
      const { outcome } = await commitTogether([approvals.close(decided), audit.record(entry)]);
      return outcome === 'committed' ? decided : conflict;
    });
    return declined === conflict ? { code: 'request/unavailable' } : declined;
  });
}

/** Closes the request of a requester who is no longer a superadmin, and records who would have approved it. */
async function lapse(
  { approvals, audit, commitTogether, pause, now }: DecideApprovalDependencies,
  { request: id, actor }: Deciding,
  because: RequesterLoss,
): Promise<Refusal> {
  const refused = await retryOnConflict(pause, async (): Promise<Refusal | typeof conflict> => {
    const at = now();
    const request = await approvals.find(id);
    const lapsed = request ? lapseRequest(request, { because, at }) : unknownRequest;
    if (isRefusal(lapsed)) return lapsed;
    const entry = audited(lapsed, { act: 'approval-lapsed', actor, at });
    const { outcome } = await commitTogether([
      approvals.close(lapsed),
      audit.record({ ...entry, detail: { ...entry.detail, because } }),
    ]);
    return outcome === 'committed' ? requesterNotSuperadmin(because) : conflict;
  });
  return refused === conflict ? { code: 'request/unavailable' } : refused;
}

function requesterNotSuperadmin(because: RequesterLoss): DecisionRefused {
  return { code: 'approvals/asker-not-superadmin', because };
}

/** Decides, unless the same superadmin has made the same decision before, and notifies the requester. */
async function decide(
  dependencies: DecideApprovalDependencies,
  { request: id, actor, verdict }: Deciding & { verdict: Verdict },
  carryOut: (request: ApprovalRequest) => Promise<ApprovalRequest | Refusal>,
): Promise<ApprovalRequest | Refusal> {
  const request = await dependencies.approvals.find(id);
  if (!request) return unknownRequest;
  const isRepeat = request.decision?.by === actor && request.decision.verdict === verdict;
  const decided = isRepeat ? request : await carryOut(request);
  if (isRefusal(decided)) return decided;
  return (await notifyOfDecision(dependencies, decided)) ?? decided;
}

function applyAdjustment(
  dependencies: DecideApprovalDependencies,
  { request: id, actor: approver }: Deciding,
  { player, reason, account, amount }: AdjustmentAct,
) {
  const { wallets, approvals, now } = dependencies;
  return settleOnce(
    { ...dependencies, loadOrOpen: loadOpened(wallets) },
    {
      player,
      operation: { name: 'adjust-balance-approved', key: `${approver} ${id}`, input: {} },
      read: () => approvals.find(id),
      decide(open, transaction, request) {
        const at = now();
        const decided = decidedBy(request, { verdict: 'approved', by: approver, at });
        if (isRefusal(decided)) return decided;
        return adjustOpen(dependencies, open, {
          id: transaction,
          at,
          player,
          reason,
          approver,
          actor: decided.requestedBy,
          adjustment: { account, amount },
          auditedDetail: { request: id, requestedBy: decided.requestedBy },
          alongside: [approvals.close(decided)],
        });
      },
    },
  );
}

/** Publishes exactly the requested odds: a change since then needs a new request. */
async function applyOdds(
  dependencies: DecideApprovalDependencies,
  { request: id, actor }: Deciding,
  { product, outcomes, hash, price }: OddsAct,
) {
  const { approvals, audit, now } = dependencies;
  const request = await approvals.find(id);
  const decided = decidedBy(request, { verdict: 'approved', by: actor, at: now() });
  if (isRefusal(decided)) return decided;
  return publishOdds(
    dependencies,
    { actor, product, outcomes },
    ({ made, mystery }, at): readonly AtomicWrite[] | Refusal => {
      if (withHash(made).hash !== hash || mystery.price !== price) return { code: 'approvals/conflict' };
      const entry = audited(decided, { act: 'approval-approved', actor, at });
      return [approvals.close(decided), audit.record(entry)];
    },
  );
}

function decidedBy(
  request: ApprovalRequest | undefined,
  decision: Parameters<typeof decideApproval>[1],
): ApprovalRequest | Refusal {
  return request ? decideApproval(request, decision) : unknownRequest;
}
