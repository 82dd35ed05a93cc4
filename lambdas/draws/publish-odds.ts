import {
  type AskedOutcome,
  chanceOf,
  expectedWorth,
  publishOdds as publish,
} from '#domain/rewards/mystery/odds';
import type { CommitTogether } from '#stores/atomic-write';
import type { AuditStore } from '#stores/audit-store';
import type { OddsStore } from '#stores/odds-store';
import type { ProductChances } from '#stores/product-chances';
import type { ProductStore } from '#stores/product-store';
import { auditId } from '../fingerprints/audit-id';
import { type HashedOdds, withHash } from '../fingerprints/odds';
import { overtaken, type Pause, retryOvertaken } from '../outcome/overtaken';
import { isRefusal, type Refusal } from '../outcome/refusal';

export interface PublishOddsDependencies {
  readonly odds: OddsStore;
  readonly chances: ProductChances;
  readonly products: ProductStore;
  readonly audit: AuditStore;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly now: () => Date;
}

/**
 * Publishes a product's odds as the version that follows the one in force, and opens the product to orders by it; what was ordered before
 * is drawn by its own version. The very odds that are in force already are not published again.
 */
export async function publishOdds(
  { odds, chances, products, audit, commitTogether, pause, now }: PublishOddsDependencies,
  asked: { actor: string; product: string; outcomes: readonly AskedOutcome[] },
): Promise<HashedOdds | Refusal> {
  const { actor, product: id, outcomes } = asked;
  const prizes = outcomes.flatMap((each) => (each.kind === 'product' ? [each.product] : []));
  const published = await retryOvertaken(
    pause,
    async (): Promise<HashedOdds | Refusal | typeof overtaken> => {
      const [found, before] = await Promise.all([products.find([id, ...prizes]), odds.latest(id)]);
      const mystery = found.get(id);
      if (!mystery) return { code: 'cart/unknown-product' };
      const at = now();
      const made = publish(mystery, before, outcomes, { products: found, at });
      if (isRefusal(made)) return made;
      const inForce = mystery.chance?.kind === 'odds' && mystery.chance.version === before?.version;
      const isSame = JSON.stringify(made.outcomes) === JSON.stringify(before?.outcomes);
      if (before && inForce && isSame) return before;
      const hashed = withHash(made);
      const { numerator, denominator } = expectedWorth(made.outcomes);
      const { outcome } = await commitTogether([
        odds.publish(made),
        chances.open(id, chanceOf(made, found), at),
        audit.record({
          ...{ id: auditId(at, `odds ${id} ${made.version}`), at, actor, act: 'odds-published' },
          ...{ subject: { kind: 'product', id }, reason: null },
          detail: {
            ...{ version: made.version, hash: hashed.hash, price: mystery.price },
            expectedWorth: Number(numerator) / Number(denominator),
          },
        }),
      ]);
      return outcome === 'committed' ? hashed : overtaken;
    },
  );
  return published === overtaken ? { code: 'request/unavailable' } : published;
}
