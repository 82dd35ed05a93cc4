import type { Refusal } from '#contracts/errors';
import { fulfillmentOf } from '#domain/rewards/category';
import type { AuditStore } from '#lambdas/audit/stores/audit-store';
import type { ProductStore } from '#lambdas/catalog/stores/product-store';
import type { CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import type { GiftCodeStore } from './stores/gift-code-store';

export interface SetPatternDependencies {
  readonly giftCodes: GiftCodeStore;
  readonly products: Pick<ProductStore, 'find'>;
  readonly audit: AuditStore;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly now: () => Date;
}

/**
 * Sets the pattern that codes added from now on must match; codes in the pool stay. Nothing is written or audited when it is set already.
 *
 * @param request.pattern  null accepts every code
 */
export async function setPattern(
  { giftCodes, products, audit, commitTogether, pause, now }: SetPatternDependencies,
  { product, by, pattern }: { product: string; by: string; pattern: string | null },
): Promise<{ pattern: string | null } | Refusal> {
  const found = (await products.find([product])).get(product);
  if (!found || fulfillmentOf(found.category) !== 'coded') return { code: 'cart/unknown-product' };
  const done = await retryOnConflict(pause, async () => {
    const before = await giftCodes.patternOf(product);
    if (before === pattern) return { pattern };
    const at = now();
    const { outcome } = await commitTogether([
      giftCodes.setPattern(product, pattern),
      audit.record({
        id: auditId(at, JSON.stringify([by, 'set-pattern', product, pattern])),
        at,
        actor: by,
        act: 'gift-code-pattern-set',
        subject: { kind: 'gift-pool', id: product },
        reason: null,
        detail: { from: before, to: pattern },
      }),
    ]);
    return outcome === 'conflict' ? conflict : { pattern };
  });
  return done === conflict ? { code: 'request/unavailable' } : done;
}
