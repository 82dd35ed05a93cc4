import { findPackage } from '#domain/coins/packages';
import type { Change, Database } from '#lambdas/in-memory/database';
import type { Item } from '#lambdas/in-memory/item';
import type { SimulatedProvider } from '../payments/simulated-provider';
import { type Invariant, assertInvariant } from './checks';
import { creditedCoins, type LedgerRow, rowOf } from './rows';

interface PurchaseItem {
  readonly player: string;
  readonly id: string;
  readonly state: string;
  readonly sweeps: number;
  readonly timeline: readonly { readonly state: string }[];
  readonly refunded: { readonly cents: number };
  readonly disputes: Readonly<Record<string, string>>;
}

interface CreditDetail {
  readonly purchase: string;
  readonly packageId: string;
}

/** Checks that coins are credited once for each purchase that the provider has as paid, for no other, and at the end for all of them. */
export function purchaseInvariant({ tables }: Database, provider: SimulatedProvider): Invariant {
  const credited = new Set<string>();
  return { committed, atEnd };

  function committed(changes: readonly Change[]): void {
    const row = rowOf(changes);
    const credit = row?.detail.kind === 'purchase' ? row : undefined;
    const change = changes.find(({ table, after }) => table === 'purchases' && isPurchase(after));
    const isUpdate = wasCredited(change?.after) && !wasCredited(change?.before);
    assertInvariant(
      isUpdate === (credit !== undefined),
      () => `a purchase and its coins were not written together: ${JSON.stringify(change?.after ?? credit)}`,
    );
    if (credit) checkCredit(credit, change?.after as unknown as PurchaseItem);
  }

  function checkCredit(row: LedgerRow, { id, player, sweeps }: PurchaseItem): void {
    const { purchase, packageId } = row.detail as LedgerRow['detail'] & CreditDetail;
    const name = `${player} ${id}`;
    assertInvariant(!credited.has(name), () => `the purchase ${name} was credited twice`);
    credited.add(name);
    const payment = provider.statusOf({ player, id });
    assertInvariant(
      payment?.state === 'paid',
      () => `the purchase ${name} was credited and is ${payment?.state}`,
    );
    const bought = findPackage(packageId);
    const given = creditedCoins(row);
    assertInvariant(
      row.player === player &&
        purchase === id &&
        bought?.priceCents === payment.priceCents &&
        given.gold === bought.gold &&
        given.sweeps === sweeps &&
        (sweeps === 0 || sweeps === bought.sweeps),
      () => `the purchase ${name} of ${packageId} was credited with ${JSON.stringify(row.postings)}`,
    );
  }

  /** Lost events have been reconciled by then, and all checkouts have expired. */
  function atEnd(): void {
    for (const item of tables.purchases.items()) {
      if (!isPurchase(item)) continue;
      const { player, id, state, refunded, disputes } = item as unknown as PurchaseItem;
      const name = `${player} ${id}`;
      const payment = provider.statusOf({ player, id });
      const [dispute = null] = Object.values(disputes);
      assertInvariant(state !== 'created', () => `the purchase ${name} is still open`);
      assertInvariant(
        (payment?.state === 'paid') === credited.has(name),
        () => `the purchase ${name} is ${payment?.state}, credited: ${credited.has(name)}`,
      );
      assertInvariant(
        refunded.cents === (payment?.refundedCents ?? 0) && dispute === (payment?.dispute ?? null),
        () => `of ${name} ${refunded.cents} cents went back, dispute ${dispute}: ${JSON.stringify(payment)}`,
      );
    }
  }
}

/** Other purchase data of a player is stored in the same table. */
function isPurchase(item: Item | undefined): boolean {
  return item?.['timeline'] !== undefined;
}

function wasCredited(item: Item | undefined): boolean {
  const timeline = item?.['timeline'] as PurchaseItem['timeline'] | undefined;
  return timeline?.some(({ state }) => state === 'credited') ?? false;
}
