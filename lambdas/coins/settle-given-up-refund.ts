import type { Refusal } from '#contracts/errors';
import { settleGivenUpRefund as settle } from '#domain/coins/refund-failures';
import type { AuditStore } from '#lambdas/audit/stores/audit-store';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import { isRefusal } from '#lambdas/runtime/refusal';
import type { PurchaseStore } from './stores/purchase-store';

export interface SettleGivenUpRefundDependencies {
  readonly purchases: Pick<PurchaseStore, 'find' | 'replace'>;
  readonly audit: Pick<AuditStore, 'record'>;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly now: () => Date;
}

/** A request of a superadmin to mark a refund as settled. */
export interface SettlementRequest {
  readonly player: string;
  readonly purchase: string;
  readonly givenUpAt: Date;
  readonly actor: string;
  /** Why, for the audit log. */
  readonly reason: string;
}

/**
 * Marks a refund that was given up as settled, in one transaction with its audit entry, so that it awaits no admin any more. It applies to
 * closed accounts too, because it touches no wallet. A repeat, by any superadmin, changes nothing.
 *
 * @returns when it was settled, or the refusal
 */
export async function settleGivenUpRefund(
  { purchases, audit, commitTogether, pause, now }: SettleGivenUpRefundDependencies,
  { player, purchase: id, givenUpAt, actor, reason }: SettlementRequest,
): Promise<{ settledAt: Date } | Refusal> {
  const marked = await retryOnConflict(pause, async () => {
    const before = await purchases.find(player, id);
    if (!before) return { code: 'coins/unknown-purchase' } as const;
    const at = now();
    const settled = settle(before, { givenUpAt, at });
    if (isRefusal(settled)) return settled;
    const {
      purchase: after,
      refund: { settledAt, cents },
    } = settled;
    if (after === before) return { settledAt };
    const { outcome } = await commitTogether([
      purchases.replace(before, after),
      audit.record({
        id: auditId(at, JSON.stringify(['settle-refund', player, id, after.revision])),
        at,
        actor,
        act: 'refund-settled',
        subject: { kind: 'player', id: player },
        reason,
        detail: { purchase: id, cents },
      }),
    ]);
    return outcome === 'committed' ? { settledAt } : conflict;
  });
  return marked === conflict ? { code: 'request/unavailable' } : marked;
}
