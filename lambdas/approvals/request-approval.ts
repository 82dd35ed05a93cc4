import type { Refusal } from '#contracts/errors';
import { type ApprovalAct, type ApprovalRequest, requestApproval } from '#domain/approvals/approval-request';
import type { OutcomeRequest } from '#domain/rewards/mystery/odds';
import { orderId } from '#domain/rewards/order';
import type { Adjustment } from '#domain/wallet/adjustment';
import type { AuditEntry, AuditStore } from '#lambdas/audit/stores/audit-store';
import type { ProductStore } from '#lambdas/catalog/stores/product-store';
import { prepareOdds } from '#lambdas/draws/publish-odds';
import type { OddsStore } from '#lambdas/draws/stores/odds-store';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import { withHash } from '#lambdas/runtime/fingerprints/odds';
import { isRefusal } from '#lambdas/runtime/refusal';
import { inputHash, type Operation, transactionId } from '#lambdas/wallet/settle-once';
import type { WalletStore } from '#lambdas/wallet/stores/wallet-store';
import { notifyOfRequest, type NotifySuperadminsDependencies } from './notify-superadmins';
import type { ApprovalStore } from './stores/approval-store';

export interface RequestApprovalDependencies extends NotifySuperadminsDependencies {
  readonly approvals: ApprovalStore;
  readonly wallets: Pick<WalletStore, 'load'>;
  readonly odds: OddsStore;
  readonly products: ProductStore;
  readonly audit: Pick<AuditStore, 'record'>;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly now: () => Date;
}

/** The requester and their idempotency key. */
interface ActingAdmin {
  readonly actor: string;
  readonly key: string;
}

/** Requests an adjustment of a player's balance, which another superadmin decides. */
export async function requestAdjustment(
  dependencies: RequestApprovalDependencies,
  {
    actor,
    key,
    player,
    reason,
    ...adjustment
  }: ActingAdmin & Adjustment & { player: string; reason: string },
): Promise<ApprovalRequest | Refusal> {
  if (!(await dependencies.wallets.load(player))) return { code: 'player/unknown-player' };
  return submit(dependencies, {
    actor,
    operation: { name: 'request-adjustment', key, input: { player, reason, ...adjustment } },
    act: async () => ({ kind: 'adjustment', player, reason, ...adjustment }),
  });
}

/** Requests odds for a product, as they would be published now; another superadmin decides. */
export function requestOdds(
  dependencies: RequestApprovalDependencies,
  { actor, key, product, outcomes }: ActingAdmin & { product: string; outcomes: readonly OutcomeRequest[] },
): Promise<ApprovalRequest | Refusal> {
  const input = { product, outcomes: JSON.stringify(outcomes) };
  return submit(dependencies, {
    actor,
    operation: { name: 'request-odds', key, input },
    async act(at) {
      const prepared = await prepareOdds(dependencies, { product, outcomes }, at);
      if (isRefusal(prepared)) return prepared;
      const { made, mystery, expectedWorth } = prepared;
      const { hash, version } = withHash(made);
      return { kind: 'odds', product, outcomes, version, hash, price: mystery.price, expectedWorth };
    },
  });
}

/**
 * Writes a request once per idempotency key with its audit entry, and notifies the other superadmins. A repeat sends the same notices
 * again, so that a crash in between leaves none out.
 */
async function submit(
  dependencies: RequestApprovalDependencies,
  proposal: {
    readonly actor: string;
    readonly operation: Operation;
    readonly act: (at: Date) => Promise<ApprovalAct | Refusal>;
  },
): Promise<ApprovalRequest | Refusal> {
  const { approvals, audit, commitTogether, pause, now } = dependencies;
  const { actor, operation } = proposal;
  const key = { name: transactionId(actor, operation), input: inputHash(operation) };

  const written = await retryOnConflict(
    pause,
    async (): Promise<ApprovalRequest | Refusal | typeof conflict> => {
      const first = await approvals.requestedBy(key.name);
      if (first && first.input !== key.input) return { code: 'idempotency/key-reused' };
      if (first) return (await approvals.find(first.request)) ?? { code: 'approvals/unknown-request' };
      const at = now();
      const act = await proposal.act(at);
      if (isRefusal(act)) return act;
      const tag = Buffer.from(key.name, 'base64url').subarray(0, 3).toString('hex');
      const request = requestApproval(act, { id: orderId(at, tag), by: actor, at });
      const { outcome } = await commitTogether([
        ...approvals.submit(request, key),
        audit.record(audited(request, { act: 'approval-requested', actor, at })),
      ]);
      return outcome === 'committed' ? request : conflict;
    },
  );
  if (written === conflict) return { code: 'request/unavailable' };
  if (isRefusal(written)) return written;
  return (await notifyOfRequest(dependencies, written)) ?? written;
}

/** The audit entry of a request: its act, and the player or product it concerns. */
export function audited(
  { id, act, requestedBy }: ApprovalRequest,
  done: Pick<AuditEntry, 'act' | 'actor' | 'at'>,
): AuditEntry {
  const entry = { ...done, id: auditId(done.at, `${done.act} ${id}`) };
  if (act.kind === 'adjustment') {
    const { player, reason, account, amount } = act;
    return {
      ...entry,
      subject: { kind: 'player', id: player },
      reason,
      detail: { request: id, requestedBy, account, amount },
    };
  }
  const { product, version, hash, price, expectedWorth } = act;
  return {
    ...entry,
    subject: { kind: 'product', id: product },
    reason: null,
    detail: { request: id, requestedBy, version, hash, price, expectedWorth },
  };
}
