import type { Refusal } from '#contracts/errors';
import { isClosed } from '#domain/player/deletion';
import { checkAddressState, type ResidencyRules } from '#domain/player/residency';
import type { Address } from '#domain/rewards/address';
import { type Order, statusOf } from '#domain/rewards/order';
import { correctAddress } from '#domain/rewards/order-address';
import type { RequestMark } from '#domain/rewards/request-mark';
import type { AuditStore } from '#lambdas/audit/stores/audit-store';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import { isRefusal } from '#lambdas/runtime/refusal';
import type { WalletStore } from '#lambdas/wallet/stores/wallet-store';
import { inputHash, transactionId } from '../wallet/settle-once';
import type { OrderStore } from './stores/order-store';

export interface CorrectOrderAddressDependencies {
  readonly orders: OrderStore;
  readonly wallets: Pick<WalletStore, 'load'>;
  readonly audit: AuditStore;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly now: () => Date;
  readonly rules: ResidencyRules;
}

/** A request of an admin to correct the delivery address of an order. */
export interface AddressRequest {
  readonly player: string;
  readonly order: string;
  readonly by: string;
  readonly key: string;
  readonly address: Address;
  /** Why, for the audit log. */
  readonly reason: string;
}

/**
 * Corrects the delivery address of an order before it ships, under the rules for the player's own addresses; the order of a closed account
 * keeps its address. The audit entry contains the reason and the names of the changed fields, but no address. A repeated key changes
 * nothing again.
 *
 * @returns the order, or the refusal
 */
export async function correctOrderAddress(
  dependencies: CorrectOrderAddressDependencies,
  correction: AddressRequest,
): Promise<Order | Refusal> {
  const { orders, wallets, audit, commitTogether, pause, now, rules } = dependencies;
  const { player, order: id, by, key, address, reason } = correction;
  const request = markOf(correction);
  const corrected = await retryOnConflict(pause, async (): Promise<Order | Refusal | typeof conflict> => {
    const [order, open] = await Promise.all([orders.find(player, id), wallets.load(player)]);
    if (!order || !open) return { code: 'orders/unknown-order' };
    const done = order.corrections?.find((each) => each.request.name === request.name);
    if (done) return done.request.input === request.input ? order : { code: 'idempotency/key-reused' };
    if (isClosed(open.play.deletion)) return { code: 'player/unknown-player' };
    const at = now();
    const blocked = checkAddressState(address.state, open.play.residency, at, rules);
    if (blocked) return blocked;
    const after = correctAddress(order, address, { at, request });
    if (isRefusal(after)) return after;
    const { outcome } = await commitTogether([
      orders.correctAddress(order, after),
      audit.record({
        id: auditId(at, JSON.stringify([by, 'correct-address', id, key])),
        at,
        actor: by,
        act: 'order-address-corrected',
        subject: { kind: 'order', id, player },
        reason,
        detail: { status: statusOf(order), fields: changedFields(order.address, address).join(' ') },
      }),
    ]);
    return outcome === 'conflict' ? conflict : after;
  });
  return corrected === conflict ? { code: 'request/unavailable' } : corrected;
}

function changedFields(before: Address | null, after: Address): string[] {
  const fields = ['name', 'line1', 'line2', 'city', 'state', 'postalCode'] as const;
  return fields.filter((field) => before?.[field] !== after[field]);
}

function markOf({ player, order, by, key, address, reason }: AddressRequest): RequestMark {
  const lines = Object.entries(address).map(([field, value]) => [field, value ?? null] as const);
  const operation = {
    name: 'correct-address',
    key: `${order} ${by} ${key}`,
    input: { ...Object.fromEntries(lines), reason },
  };
  return { name: transactionId(player, operation), input: inputHash(operation) };
}
