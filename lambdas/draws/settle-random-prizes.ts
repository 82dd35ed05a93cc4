import type { Refusal } from '#contracts/errors';
import { isOpen } from '#domain/rewards/draws/draw';
import { gateOf, nextEntries, type OrderEntries } from '#domain/rewards/draws/entry-number';
import { drawPrizes, type PrizeDraw } from '#domain/rewards/mystery/draw-prizes';
import { exceedsPrice } from '#domain/rewards/mystery/odds';
import { drawnPieces, hasRandomPrizes, type OrderLine } from '#domain/rewards/order-line';
import type { Product, Products } from '#domain/rewards/product';
import { drawOf, oddsVersionOf, type WithRandomPrize } from '#domain/rewards/random-prize';
import type { Posting } from '#domain/wallet/posting';
import type { ProductStore } from '#lambdas/catalog/stores/product-store';
import type { ReadServerSeeds, ServerSeeds } from '#lambdas/fairness/server-seeds';
import type { AtomicWrite } from '#lambdas/runtime/aws/atomic-write';
import { ownerOf } from '#lambdas/runtime/fingerprints/entry-owner';
import type { HashedOdds } from '#lambdas/runtime/fingerprints/odds';
import type { OpenWallet, SeedStep } from '#lambdas/wallet/stores/wallet-change';
import type { EntryStore, Gate } from './stores/entry-store';
import type { OddsStore } from './stores/odds-store';

export interface RandomPrizeDependencies {
  readonly odds: OddsStore;
  readonly entries: EntryStore;
  readonly products: ProductStore;
  readonly serverSeeds: ReadServerSeeds;
}

/** State that decides the mystery prizes and draw entries of an order. */
export interface RandomPrizeBasis {
  /** Odds by mystery prize, in the version that its line names. */
  readonly odds: ReadonlyMap<string, HashedOdds>;
  /** Products that can be won. */
  readonly prizes: Products;
  /** Gates by draw. */
  readonly gates: ReadonlyMap<string, readonly Gate[]>;
  /** Server seeds for the mystery prizes; null when there is none. */
  readonly seeds: ServerSeeds | null;
}

/** A line, or a product in a cart, that may be a mystery prize. */
type MaybeDrawn = WithRandomPrize & { readonly product: string };

/** Result of an order's mystery prizes and draw entries. */
export interface SettledRandomPrizes {
  /** All lines of the order: those that were held, and the prizes won. */
  readonly lines: readonly OrderLine[];
  readonly drawn?: PrizeDraw;
  readonly entries?: readonly OrderEntries[];
  readonly postings: readonly Posting[];
  readonly seeds?: SeedStep;
  readonly alongside: readonly AtomicWrite[];
}

const noRandomPieces: RandomPrizeBasis = {
  odds: new Map(),
  prizes: new Map(),
  gates: new Map(),
  seeds: null,
};

/** Reads the basis for the mystery prizes and draw entries of these lines; reads nothing when there are none. */
export async function readRandomPrizes(
  dependencies: RandomPrizeDependencies,
  lines: readonly OrderLine[],
): Promise<RandomPrizeBasis> {
  if (!hasRandomPrizes(lines)) return noRandomPieces;
  const { entries, serverSeeds } = dependencies;
  const [drawn, gates, seeds] = await Promise.all([
    readOdds(dependencies, lines),
    Promise.all(
      lines
        .map(drawOf)
        .filter((draw) => draw !== null)
        .map(async (draw) => [draw, await entries.gates(draw)] as const),
    ),
    drawnPieces(lines) > 0 ? serverSeeds() : null,
  ]);
  return { ...drawn, gates: new Map(gates), seeds };
}

/** Reads the odds of mystery prizes and the products that they can give; reads nothing when there are none. */
export async function readOdds(
  { odds, products }: Pick<RandomPrizeDependencies, 'odds' | 'products'>,
  lines: readonly MaybeDrawn[],
): Promise<Pick<RandomPrizeBasis, 'odds' | 'prizes'>> {
  const found = await Promise.all(lines.map((line) => findOdds(odds, line)));
  const drawn = found.filter((each) => each !== null);
  const ids = drawn.flatMap(({ outcomes }) =>
    outcomes.flatMap((each) => (each.kind === 'product' ? [each.product] : [])),
  );
  return {
    odds: new Map(drawn.map((each) => [each.product, each])),
    prizes: ids.length > 0 ? await products.find(ids) : new Map<string, Product>(),
  };
}

/**
 * Draws every mystery prize with the player's seed and next nonce, and enters every mega-sweeps piece into its draw. All of it is written
 * with the order or not at all: if the last piece of a prize or a place at the gate is taken concurrently, the order gets a conflict and is
 * decided again with the same seed and nonce.
 *
 * @param order.id           id of the order
 * @param order.transaction  id of the ledger transaction, which selects the gate
 * @returns what to write with the order, or the refusal
 */
export function settleRandomPrizes(
  { products, entries }: RandomPrizeDependencies,
  basis: RandomPrizeBasis,
  open: OpenWallet,
  order: { id: string; transaction: string; lines: readonly OrderLine[]; at: Date },
): SettledRandomPrizes | Refusal {
  const { lines, at } = order;
  const entered = enterDraws(entries, basis, { ...order, player: open.wallet.player });
  if ('code' in entered) return entered;
  if (drawnPieces(lines) === 0) return { lines, postings: [], ...entered };
  const exceeded = linesExceeded(lines, basis);
  if (exceeded) return exceeded;
  if (!basis.seeds) throw new Error('A mystery prize is drawn, and the seeds were not read');

  const chance = basis.seeds.of(open).nextChance();
  const { draw, postings, won } = drawPrizes(lines, basis.odds, basis.prizes, chance);
  const taken = won.map(({ product, quantity }) =>
    products.take(basis.prizes.get(product) as Product, quantity, at),
  );
  return {
    lines: [...lines, ...won],
    drawn: draw,
    postings,
    seeds: { drawnUnder: chance.commitment },
    ...(entered.entries && { entries: entered.entries }),
    alongside: [...entered.alongside, ...taken],
  };
}

/** Refuses mystery prizes that are worth more than they cost by now, which a rise of a prize's price during the checkout can cause. */
function linesExceeded(
  lines: readonly OrderLine[],
  { odds, prizes }: RandomPrizeBasis,
): Refusal<'checkout/lines-refused'> | null {
  const exceeded = lines.filter(({ product, price }) => {
    const published = odds.get(product);
    return published !== undefined && exceedsPrice(published, prizes, price);
  });
  if (exceeded.length === 0) return null;
  return {
    code: 'checkout/lines-refused',
    lines: exceeded.map(({ product }) => ({ product, reason: 'not-open' })),
  };
}

async function findOdds(odds: OddsStore, line: MaybeDrawn): Promise<HashedOdds | null> {
  const version = oddsVersionOf(line);
  return version === null ? null : ((await odds.find(line.product, version)) ?? null);
}

function enterDraws(
  store: EntryStore,
  { gates }: RandomPrizeBasis,
  order: {
    readonly id: string;
    readonly transaction: string;
    readonly lines: readonly OrderLine[];
    readonly at: Date;
    readonly player: string;
  },
): Pick<SettledRandomPrizes, 'entries' | 'alongside'> | (Refusal & { product: string }) {
  const { id, player, at } = order;
  const entries: OrderEntries[] = [];
  const alongside: AtomicWrite[] = [];
  for (const line of order.lines) {
    const draw = drawOf(line);
    if (draw === null) continue;
    const gate = gates.get(draw)?.[gateOf(firstByteOf(order.transaction))];
    if (!gate || !isOpen({ state: gate.isOpen ? 'open' : 'closing', closesAt: gate.closesAt }, at))
      return { code: 'draws/closed', product: line.product };
    const range = nextEntries(gate.gate, gate.taken, line.quantity);
    entries.push({ product: line.product, draw, ...range });
    alongside.push(
      ...store.enter(gate, {
        ...range,
        draw,
        player,
        order: id,
        price: line.price,
        at,
        owner: ownerOf(draw, player),
      }),
    );
  }
  return { ...(entries.length > 0 && { entries }), alongside };
}

/** A transaction id is a hash, so that its bytes are evenly distributed. */
function firstByteOf(transaction: string): number {
  return Buffer.from(transaction, 'base64url')[0] ?? 0;
}
