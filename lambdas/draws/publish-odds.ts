import type { Refusal } from '#contracts/errors';
import { checkOddsAlone } from '#domain/approvals/odds-alone';
import {
  type OutcomeRequest,
  chanceOf,
  expectedWorth,
  type MysteryOdds,
  publishOdds as publish,
} from '#domain/rewards/mystery/odds';
import type { Product, Products } from '#domain/rewards/product';
import type { AuditStore } from '#lambdas/audit/stores/audit-store';
import type { ProductStore } from '#lambdas/catalog/stores/product-store';
import type { AtomicWrite, CommitTogether } from '#lambdas/runtime/aws/atomic-write';
import { conflict, type Pause, retryOnConflict } from '#lambdas/runtime/conflict';
import { auditId } from '#lambdas/runtime/fingerprints/audit-id';
import { type HashedOdds, withHash } from '#lambdas/runtime/fingerprints/odds';
import { isRefusal } from '#lambdas/runtime/refusal';
import type { OddsStore } from './stores/odds-store';
import type { RandomPrizes } from './stores/random-prize-rules';

export interface PublishOddsDependencies {
  readonly odds: OddsStore;
  readonly randomPrizes: RandomPrizes;
  readonly products: ProductStore;
  readonly audit: AuditStore;
  readonly commitTogether: CommitTogether;
  readonly pause: Pause;
  readonly now: () => Date;
  /** Lowest average worth of a mystery prize, in percent of its price, that one admin may publish. */
  readonly leastWorthPercent: number;
}

/** Odds that are ready to be published, and what they are based on. */
export interface PreparedOdds {
  readonly made: MysteryOdds;
  readonly mystery: Product;
  readonly before: HashedOdds | null;
  readonly products: Products;
  /** Average worth of a mystery prize, in hundredths of a Sweeps Coin. */
  readonly expectedWorth: number;
}

/** A request to publish odds of a product. */
export interface OddsRequest {
  readonly actor: string;
  readonly product: string;
  readonly outcomes: readonly OutcomeRequest[];
}

/**
 * Publishes a product's odds as the next version and opens the product to orders with them. Earlier orders are drawn by their own version.
 * Odds equal to those in force are not published again.
 *
 * @param admit  returns writes of the same transaction, or the refusal
 *   @default refuses odds with an average worth above the price or too far below it
 */
export async function publishOdds(
  dependencies: PublishOddsDependencies,
  request: OddsRequest,
  admit: (prepared: PreparedOdds, at: Date) => readonly AtomicWrite[] | Refusal = admitOfOne(dependencies),
): Promise<HashedOdds | Refusal> {
  const { odds, randomPrizes, audit, commitTogether, pause, now, leastWorthPercent } = dependencies;
  const { actor, product: id } = request;
  const published = await retryOnConflict(
    pause,
    async (): Promise<HashedOdds | Refusal | typeof conflict> => {
      const at = now();
      const prepared = await prepareOdds(dependencies, request, at);
      if (isRefusal(prepared)) return prepared;
      const { made, mystery, before, products: found, expectedWorth: worth } = prepared;
      const alongside = admit(prepared, at);
      if (isRefusal(alongside)) return alongside;
      const inForce = mystery.chance?.kind === 'odds' && mystery.chance.version === before?.version;
      const isSame = JSON.stringify(made.outcomes) === JSON.stringify(before?.outcomes);
      if (before && inForce && isSame && alongside.length === 0) return before;
      const hashed = withHash(made);
      const { outcome } = await commitTogether([
        odds.publish(made, actor),
        randomPrizes.open(id, chanceOf(made, found, leastWorthPercent), at),
        audit.record({
          id: auditId(at, `odds ${id} ${made.version}`),
          at,
          actor,
          act: 'odds-published',
          subject: { kind: 'product', id },
          reason: null,
          detail: {
            version: made.version,
            hash: hashed.hash,
            price: mystery.price,
            expectedWorth: worth,
          },
        }),
        ...alongside,
      ]);
      return outcome === 'committed' ? hashed : conflict;
    },
  );
  return published === conflict ? { code: 'request/unavailable' } : published;
}

/** Prepares odds for publication without writing. */
export async function prepareOdds(
  { odds, products }: Pick<PublishOddsDependencies, 'odds' | 'products'>,
  { product: id, outcomes }: Omit<OddsRequest, 'actor'>,
  at: Date,
): Promise<PreparedOdds | Refusal> {
  const prizes = outcomes.flatMap((each) => (each.kind === 'product' ? [each.product] : []));
  const [found, before] = await Promise.all([products.find([id, ...prizes]), odds.latest(id)]);
  const mystery = found.get(id);
  if (!mystery) return { code: 'cart/unknown-product' };
  const made = publish(mystery, before, outcomes, { products: found, at });
  if (isRefusal(made)) return made;
  const { numerator, denominator } = expectedWorth(made.outcomes);
  return {
    made,
    mystery,
    before,
    products: found,
    expectedWorth: Number(numerator) / Number(denominator),
  };
}

/** Limits what one admin may publish alone: odds with an average worth above the price, or far below it, are refused. */
function admitOfOne({ leastWorthPercent }: Pick<PublishOddsDependencies, 'leastWorthPercent'>) {
  return ({ made, mystery }: PreparedOdds): readonly AtomicWrite[] | Refusal =>
    checkOddsAlone(mystery, made, leastWorthPercent) ?? [];
}
